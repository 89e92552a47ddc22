/** What one tab of a site has done with the session, for the others to do as well. */
export type Deed = 'signedIn' | 'signedOut';

export interface OtherTabs {
  tell(deed: Deed): void;
  listen(heard: (deed: Deed) => void): void;
}

/** As much of a BroadcastChannel as is needed; old browsers have none, and their tabs no agreement. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const isDeed = (data: unknown): data is Deed => data === 'signedIn' || data === 'signedOut';

export const otherTabs = (channel: Channel | null): OtherTabs => ({
  tell: (deed) => channel?.postMessage(deed),
  listen: (heard) =>
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isDeed(data)) heard(data);
    }),
});
