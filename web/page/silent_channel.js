// PyScript makes a BroadcastChannel, for a service worker that the app does not use. Browsers without
// that class get one that does nothing.

class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

if (!self.BroadcastChannel) Object.assign(self, { BroadcastChannel: SilentChannel });
