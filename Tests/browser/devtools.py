"""A headless Chromium, spoken to by the Chrome DevTools Protocol through two pipes."""

import base64
import fcntl
import json
import os
import subprocess
import time


class Browser:
    """A browser with one tab. Whatever it reports is collected in `requests` and `messages`."""

    def __init__(self, folder):
        to_child, self._write = os.pipe()
        self._read, from_child = os.pipe()
        # The protocol wants 3 and 4, which the pipes may have themselves, in another order.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_child, from_child)]
        self._process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--no-first-run", "--disable-background-networking", f"--user-data-dir={folder}"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: [os.dup2(end, number) for number, end in enumerate(ends, 3)],
            close_fds=False,
        )  # fmt: skip
        for end in (to_child, from_child, *ends):
            os.close(end)
        self._buffer, self._number, self._session = b"", 0, None
        self.requests, self.messages, self._events = [], [], []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Log", "Runtime"):
            self.call(f"{domain}.enable")

    def close(self):
        self._process.kill()
        self._process.wait()

    def call(self, method, **parameters):
        """Calls a method of the protocol and gives back its result."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def open(self, path, width, scheme):
        """Opens a file at a width in pixels, for a reader who prefers `light` or `dark`."""
        self.requests, self.messages, self._events = [], [], []
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.call("Page.navigate", url=path.as_uri())
        deadline = time.monotonic() + 30
        while "Page.loadEventFired" not in self._events:
            if time.monotonic() > deadline:
                raise RuntimeError("the page does not load")
            self._next()

    def value(self, script):
        """The value of a JavaScript expression in the page."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{script}: {result['exceptionDetails']}")
        return result["result"]["value"]

    def screenshot(self, path):
        shot = self.call("Page.captureScreenshot", captureBeyondViewport=True)
        path.write_bytes(base64.b64decode(shot["data"]))

    def print(self, path):
        printed = self.call("Page.printToPDF", paperWidth=8.27, paperHeight=11.69)
        path.write_bytes(base64.b64decode(printed["data"]))

    def _next(self):
        """Reads the next message and keeps what an event tells."""
        while b"\0" not in self._buffer:
            piece = os.read(self._read, 1 << 16)
            if not piece:
                raise RuntimeError("the browser has ended")
            self._buffer += piece
        text, _, self._buffer = self._buffer.partition(b"\0")
        message = json.loads(text)
        method, parameters = message.get("method"), message.get("params")
        if method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"):
            self.messages.append(json.dumps(parameters))
        elif method:
            self._events.append(method)
        return message
