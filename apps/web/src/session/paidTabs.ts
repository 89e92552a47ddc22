import { paidElsewhere } from '@cheese/api-client/paidTags';
import type { UnknownAction } from '@reduxjs/toolkit';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const PAID = 'paid';

/** One purchase is seen in all tabs: locks open and members are members everywhere. */
export const paidTabs = (channel: Channel | null) => ({
  tell: () => channel?.postMessage(PAID),
  follow: (dispatch: (action: UnknownAction) => unknown) =>
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === PAID) dispatch(paidElsewhere());
    }),
});
