// Gives browsers without BroadcastChannel one that does nothing: PyScript makes one, for a service
// worker that the app does not use.

class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

if (!self.BroadcastChannel) Object.assign(self, { BroadcastChannel: SilentChannel });
