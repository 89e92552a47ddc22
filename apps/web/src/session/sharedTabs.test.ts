import { paidElsewhere } from '@cheese/api-client/paidTags';
import { progressElsewhere } from '@cheese/api-client/progressTags';
import type { UnknownAction } from '@reduxjs/toolkit';
import { sharedTabs } from './sharedTabs';

const happenings: [string, string, () => UnknownAction, string[]][] = [
  ['a purchase', 'paid', paidElsewhere, ['Balance', 'Order', 'Halo', 'Owned']],
  ['what is completed', 'progress', progressElsewhere, ['Progress']],
];

/** Two tabs connected by a fake channel. */
function twoTabs([, said, renew]: (typeof happenings)[number]) {
  const heard: ((event: MessageEvent<unknown>) => void)[] = [];
  const channel = {
    postMessage: (data: unknown) => heard.forEach((hear) => hear({ data } as MessageEvent)),
    addEventListener: (_type: string, hear: unknown) => void heard.push(hear as never),
  };
  return { channel, ...sharedTabs(channel as never, said, renew) };
}

it.each(happenings)('%s in one tab lets the other ask anew, and nothing else does', (...row) => {
  const { channel, tell, follow } = twoTabs(row);
  const dispatched: { type: string; payload: unknown }[] = [];
  follow((action) => dispatched.push(action as never));
  channel.postMessage('something else');
  expect(dispatched).toEqual([]);
  tell();
  expect(dispatched.map(({ payload }) => payload)).toEqual([row[3]]);
});

it('a browser without channels buys all the same', () => {
  const { tell, follow } = sharedTabs(null, 'paid', paidElsewhere);
  expect(() => [follow(() => undefined), tell()]).not.toThrow();
});
