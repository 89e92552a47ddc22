import { paidTabs } from './paidTabs';

/** Two tabs; what one posts the other hears. */
function twoTabs() {
  const heard: ((event: MessageEvent<unknown>) => void)[] = [];
  const channel = {
    postMessage: (data: unknown) => heard.forEach((hear) => hear({ data } as MessageEvent)),
    addEventListener: (_type: string, hear: unknown) => void heard.push(hear as never),
  };
  return { channel, ...paidTabs(channel as never) };
}

it('a purchase in one tab lets the other ask anew, and nothing else does', () => {
  const { channel, tell, follow } = twoTabs();
  const dispatched: { type: string; payload: unknown }[] = [];
  follow((action) => dispatched.push(action as never));
  channel.postMessage('something else');
  expect(dispatched).toEqual([]);
  tell();
  expect(dispatched.map(({ payload }) => payload)).toEqual([['Balance', 'Order', 'Halo', 'Owned']]);
});

it('a browser without channels buys all the same', () => {
  const { tell, follow } = paidTabs(null);
  expect(() => [follow(() => undefined), tell()]).not.toThrow();
});
