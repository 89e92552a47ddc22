/** Tells the other tabs of a sign-in (null), or with which token a user has signed out. */
export interface OtherTabs {
  tell(left: string | null): void;
  listen(heard: (left: string | null) => void): void;
}

/** As much of a BroadcastChannel as is needed; old browsers have none, and their tabs no agreement. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const isSaid = (data: unknown): data is string | null => data === null || typeof data === 'string';

export const otherTabs = (channel: Channel | null): OtherTabs => ({
  tell: (left) => channel?.postMessage(left),
  listen: (heard) =>
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isSaid(data)) heard(data);
    }),
});
