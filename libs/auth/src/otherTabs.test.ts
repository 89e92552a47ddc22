import { otherTabs } from './otherTabs';

it('what one tab did reaches the others, and nothing else does', () => {
  const listeners: ((message: MessageEvent) => void)[] = [];
  const channel = {
    postMessage: (data: unknown) =>
      listeners.forEach((listener) => listener(new MessageEvent('message', { data }))),
    addEventListener: (_type: string, listener: unknown) =>
      void listeners.push(listener as (message: MessageEvent) => void),
  };
  const heard: (string | null)[] = [];
  otherTabs(channel).listen((left) => void heard.push(left));
  otherTabs(channel).tell(null);
  otherTabs(channel).tell('a token');
  channel.postMessage({ something: 'else' });
  expect(heard).toEqual([null, 'a token']);
});

it('a browser without channels goes on without', () => {
  const tabs = otherTabs(null);
  expect(() => {
    tabs.listen(() => undefined);
    tabs.tell(null);
  }).not.toThrow();
});
