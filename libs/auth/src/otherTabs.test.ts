import { otherTabs } from './otherTabs';

it('one tab’s log-out reaches the others, and nothing else does', () => {
  const listeners: ((message: MessageEvent) => void)[] = [];
  const channel = {
    postMessage: (data: unknown) =>
      listeners.forEach((listener) => listener(new MessageEvent('message', { data }))),
    addEventListener: (_type: string, listener: unknown) =>
      void listeners.push(listener as (message: MessageEvent) => void),
  };
  let heard = 0;
  otherTabs(channel).listen(() => void heard++);
  otherTabs(channel).tell();
  channel.postMessage('something else');
  expect(heard).toBe(1);
});

it('a browser without channels goes on without', () => {
  const tabs = otherTabs(null);
  expect(() => {
    tabs.listen(() => undefined);
    tabs.tell();
  }).not.toThrow();
});
