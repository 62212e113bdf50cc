// How the report looks: by the reader's preference light or dark on a screen, light on paper.

/// The style sheet of the report.
///
/// All colours of text stand out from their background by 4.5 to 1 at least, those of charts by 3 to
/// 1 (WCAG 2.2, AA), in both schemes. Lengths within charts are tenths of a unit.
let reportStyle: StaticString = """
  :root{color-scheme:light dark;--back:#fff;--card:#f6f8fa;--text:#1c2128;--soft:#57606a;
  --line:#d0d7de;--cell:#eceff3;--accent:#a8327a;--slip:#9a4a00;
  --m0:#6e7781;--m1:#6f42c1;--m2:#0550ae;--m3:#57606a;--m4:#1a7f37;--m5:#0b5324}
  @media screen and (prefers-color-scheme:dark){
  :root{--back:#0d1117;--card:#161b22;--text:#e6edf3;--soft:#9ea7b3;
  --line:#30363d;--cell:#1c222b;--accent:#ff9bce;--slip:#ffa657;
  --m0:#8b949e;--m1:#d2a8ff;--m2:#79c0ff;--m3:#9ea7b3;--m4:#3fb950;--m5:#aff5b4}}
  @media print{:root{color-scheme:light}}
  *{box-sizing:border-box}
  body{margin:0 auto;max-width:44rem;padding:1rem;background:var(--back);color:var(--text);
  font:1rem/1.6 system-ui,"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",sans-serif;
  overflow-wrap:anywhere}
  h1{font-size:1.7rem;line-height:1.3;margin:1rem 0 0}
  h2{font-size:1.25rem;line-height:1.3;margin:2.5rem 0 .75rem}
  h3{font-size:1rem;margin:1.5rem 0 .25rem}
  header p,footer p,figcaption,caption,dt{color:var(--soft)}
  header p{margin:.25rem 0}
  .headline{font-size:2.25rem;line-height:1.2;font-weight:700;color:var(--accent);margin:.5rem 0}
  figure{margin:1rem 0}
  figcaption,caption,.legend{font-size:.875rem}
  svg{display:block;width:100%;height:auto}
  svg text{fill:var(--soft);font-size:120px}
  dl{margin:1rem 0;display:grid;grid-template-columns:minmax(5rem,max-content) 1fr}
  dt,dd{margin:0;padding:.35rem 0;border-top:1px solid var(--line)}
  dt{padding-right:1.5rem}
  table{border-collapse:collapse;margin:1rem 0;width:100%}
  caption{text-align:left;padding:.25rem 0}
  th,td{padding:.3rem .5rem .3rem 0;border-top:1px solid var(--line);text-align:left;
  vertical-align:top;font-weight:400}
  thead th{color:var(--soft);font-size:.875rem}
  .number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap;
  padding-right:0;padding-left:.5rem}
  ul.legend,ul.counts{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
  .legend svg{display:inline-block;width:1em;height:1em;vertical-align:-.15em}
  .counts b{font-weight:600}
  summary{cursor:pointer;color:var(--accent)}
  article{background:var(--card);border:1px solid var(--line);border-radius:.5rem;
  padding:.5rem .75rem;margin:.5rem 0}
  article p{margin:0}
  article p:first-child{white-space:pre-wrap}
  .note{white-space:pre-wrap}
  time{color:var(--soft);font-variant-numeric:tabular-nums}
  .t1{color:var(--m1)}.t2{color:var(--m2)}.t3{color:var(--m3)}.t4{color:var(--m4)}
  .t5{color:var(--m5)}
  .grid,.cells,.line,.run,.slip,.start,.halo,.dot,.milestone{fill:none}
  .grid{stroke:var(--line);stroke-width:10}
  .cells{stroke:var(--cell);stroke-width:70;stroke-dasharray:70 10}
  .line{stroke:var(--text);stroke-width:24;stroke-linejoin:round;stroke-linecap:round}
  .run{stroke:var(--accent);stroke-width:28;stroke-linejoin:round;stroke-linecap:round}
  .area{fill:var(--accent);fill-opacity:.15}
  .slip{stroke:var(--slip);stroke-width:18}
  .start{stroke:var(--accent);stroke-width:14}
  .halo{stroke:var(--back);stroke-width:36}
  .dot,.milestone{stroke-linecap:round;stroke-width:64}
  .milestone{stroke:var(--accent);stroke-width:72}
  .s1{stroke:var(--m1)}.s2{stroke:var(--m2)}.s3{stroke:var(--m3)}.s4{stroke:var(--m4)}
  .s5{stroke:var(--m5)}
  .f0{fill:var(--m0)}.f1{fill:var(--m1)}.f2{fill:var(--m2)}.f3{fill:var(--m3)}.f4{fill:var(--m4)}
  .f5{fill:var(--m5)}
  @media (max-width:34rem){svg text{font-size:140px}}
  @media print{body{max-width:none;padding:0;font-size:10pt}
  figure,table,article,dt,dd,li{break-inside:avoid}
  h2,h3{break-after:avoid}
  details:not([open]){display:none}
  article{border-color:#999}}
  """
