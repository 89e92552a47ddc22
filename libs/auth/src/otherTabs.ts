/** Tells the site's other tabs that nobody is signed in any more. */
export interface OtherTabs {
  tell(): void;
  listen(loggedOut: () => void): void;
}

/** As much of a BroadcastChannel as is needed; old browsers have none, and their tabs no agreement. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const LOGGED_OUT = 'loggedOut';

export const otherTabs = (channel: Channel | null): OtherTabs => ({
  tell: () => channel?.postMessage(LOGGED_OUT),
  listen: (loggedOut) =>
    channel?.addEventListener('message', ({ data }: MessageEvent) => {
      if (data === LOGGED_OUT) loggedOut();
    }),
});
