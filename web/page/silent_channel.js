// PyScript makes a BroadcastChannel, for a service worker of its own that the app does not have.
// Where the browser has no such class, it gets one that nobody hears.

class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

if (!self.BroadcastChannel) Object.assign(self, { BroadcastChannel: SilentChannel });
