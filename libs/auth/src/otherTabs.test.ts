import { type Deed, otherTabs } from './otherTabs';

it('what one tab did reaches the others, and nothing else does', () => {
  const listeners: ((message: MessageEvent) => void)[] = [];
  const channel = {
    postMessage: (data: unknown) =>
      listeners.forEach((listener) => listener(new MessageEvent('message', { data }))),
    addEventListener: (_type: string, listener: unknown) =>
      void listeners.push(listener as (message: MessageEvent) => void),
  };
  const heard: Deed[] = [];
  otherTabs(channel).listen((deed) => void heard.push(deed));
  otherTabs(channel).tell('signedIn');
  otherTabs(channel).tell('signedOut');
  channel.postMessage('something else');
  expect(heard).toEqual(['signedIn', 'signedOut']);
});

it('a browser without channels goes on without', () => {
  const tabs = otherTabs(null);
  expect(() => {
    tabs.listen(() => undefined);
    tabs.tell('signedOut');
  }).not.toThrow();
});
