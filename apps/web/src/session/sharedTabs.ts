import type { UnknownAction } from '@reduxjs/toolkit';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Broadcasts an event to all tabs. */
export const sharedTabs = (channel: Channel | null, said: string, follow: () => UnknownAction) => ({
  tell: () => channel?.postMessage(said),
  follow: (dispatch: (action: UnknownAction) => unknown) =>
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === said) dispatch(follow());
    }),
});
