type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** What is completed in one tab shows in all of them. */
export function progressTabs(make: () => Channel | null, onProgress: () => void) {
  const channel = make();
  channel?.addEventListener('message', () => onProgress());
  return {
    tell: () => channel?.postMessage('progress'),
    close: () => channel?.close(),
  };
}

export const progressChannel = (): Channel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cheese-progress');
