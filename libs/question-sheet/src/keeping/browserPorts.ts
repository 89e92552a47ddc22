import { indexedStore } from './indexedStore';
import type { AutosavePorts, TabMessage } from './ports';

function listenToPage({ wake, leave }: { wake: () => void; leave: () => void }) {
  const turn = () => (document.visibilityState === 'hidden' ? leave() : wake());
  window.addEventListener('online', wake);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', turn);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', turn);
  };
}

function openChannel(attempt: string, hear: (message: TabMessage) => void) {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(`answers/${attempt}`);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data));
  return {
    tell: (message: TabMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** The browser as a keeper needs it. */
export const browserPorts = (): AutosavePorts => ({
  clock: {
    monotonic: () => performance.now(),
    wall: () => Date.now(),
    after(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  },
  store: typeof indexedDB === 'undefined' ? null : indexedStore(indexedDB),
  openChannel,
  listenToPage,
});
