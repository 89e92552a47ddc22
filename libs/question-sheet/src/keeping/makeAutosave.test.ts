import { aBrowser, aServer, type FakeBrowser } from '../testing/aLossyWorld';
import type { AutosaveCalls } from './AnswerAutosave';
import { makeAutosave } from './makeAutosave';

const key = 'main/7/42';

/** A tab that has opened the attempt as the server knows it. */
function openTab(browser: FakeBrowser, server: ReturnType<typeof aServer>) {
  const attempt = { key, answers: server.answers(), startedAt: 0, now: browser.now() };
  const keeper = makeAutosave(attempt, browser.tabPorts());
  const calls: AutosaveCalls = {
    save: server.save,
    onNewer: () => keeper.merge(server.answers()),
  };
  return { keeper, close: keeper.start(calls) };
}

function open() {
  const browser = aBrowser();
  const server = aServer(browser);
  return { browser, server, ...openTab(browser, server) };
}

it('sends what changes within a moment in one call, each place once', async () => {
  const { browser, server, keeper } = open();
  keeper.give(0, ['A']);
  keeper.give(0, ['B']);
  keeper.give(3, ['C']);
  keeper.flag(3, true);
  expect(keeper.state().keeping).toBe('saving');
  await browser.pass(2000);
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]?.map(({ place, given }) => [place, given])).toEqual([
    [0, ['B']],
    [3, ['C']],
  ]);
  expect(server.answers()[1]).toMatchObject({ given: ['C'], isFlagged: true });
  expect(keeper.state().keeping).toBe('saved');
});

it('tries again within five seconds, and at once when there is a network', async () => {
  const { browser, server, keeper } = open();
  server.unplug();
  keeper.give(0, ['A']);
  await browser.pass(600_000);
  expect(keeper.state().keeping).toBe('offline');
  const tried = server.calls.length;
  expect(tried).toBeGreaterThan(100);
  server.plugIn();
  browser.wake();
  await browser.pass(20);
  expect(keeper.state().keeping).toBe('saved');
  expect(server.calls).toHaveLength(tried + 1);
  // The age is independent of the device clock.
  expect(server.calls.at(-1)?.[0]?.agoMs).toBe(600_000);
});

it('goes on with what a closed tab left, and says its age', async () => {
  const { browser, server, keeper, close } = open();
  server.unplug();
  keeper.give(0, ['A']);
  keeper.give(1, ['B']);
  await browser.pass(5000);
  close();
  await browser.pass(600_000);
  server.plugIn();
  const { keeper: reopened } = openTab(browser, server);
  await browser.pass(0);
  expect(reopened.state().answers[1]?.given).toEqual(['B']);
  await browser.pass(20);
  expect(server.answers().map(({ given }) => given)).toEqual([['A'], ['B']]);
  expect(server.calls.at(-1)?.[0]?.agoMs).toBeGreaterThanOrEqual(605_000);
  expect(await browser.store.read(key)).toEqual([]);
});

it('shows in both tabs what was answered last, and sends it once', async () => {
  const { browser, server, keeper } = open();
  const { keeper: other } = openTab(browser, server);
  keeper.give(0, ['A']);
  await browser.pass(200);
  other.give(0, ['B']);
  await browser.pass(10_000);
  expect(keeper.state().answers[0]?.given).toEqual(['B']);
  expect(server.answers()).toMatchObject([{ given: ['B'] }]);
  expect(server.calls.flat().filter(({ given }) => given[0] === 'B')).toHaveLength(1);
  expect(other.state().keeping).toBe('saved');
});

it('sends what another tab gave and did not send, once that had its time', async () => {
  const { browser, server, keeper } = open();
  const { close, keeper: other } = openTab(browser, server);
  server.unplug();
  other.give(0, ['A']);
  await browser.pass(100);
  close();
  server.plugIn();
  await browser.pass(10_000);
  expect(server.answers()).toMatchObject([{ given: ['A'] }]);
  expect(keeper.state().answers[0]?.given).toEqual(['A']);
});

it('of two devices shows on both what was answered later, also where one was offline', async () => {
  const { browser: desk, server, keeper } = open();
  const phone = aBrowser(desk);
  const { keeper: other } = openTab(phone, server);
  server.unplug();
  for (const word of ['A', 'B', 'C']) keeper.give(0, [word]);
  await desk.pass(60_000);
  server.plugIn();
  other.give(0, ['D']);
  await desk.pass(10_000);
  expect(server.answers()).toMatchObject([{ given: ['D'] }]);
  expect(keeper.state().answers[0]?.given).toEqual(['D']);
});

it('says that the disk is full, and sends at once', async () => {
  const { browser, server, keeper } = open();
  browser.fillDisk();
  keeper.give(0, ['A']);
  await browser.pass(20);
  expect(server.answers()).toMatchObject([{ given: ['A'] }]);
  expect(keeper.state().keeping).toBe('direct');
  server.unplug();
  keeper.give(1, ['B']);
  await browser.pass(1000);
  expect(keeper.state().keeping).toBe('directOffline');
});

it('waits for its queue before it is handed in, and leaves nothing behind', async () => {
  const { browser, server, keeper } = open();
  keeper.give(0, ['A']);
  const settled = keeper.settle();
  keeper.give(1, ['B']);
  await browser.pass(100);
  expect(await settled).toBe('saved');
  expect(server.answers()).toHaveLength(2);
  const { keeper: other } = openTab(browser, server);
  keeper.finish();
  keeper.give(0, ['C']);
  await browser.pass(5000);
  expect(other.state().isOver).toBe(true);
  expect(server.answers()[0]?.given).toEqual(['A']);
  expect(await browser.store.read(key)).toEqual([]);
});

it('is told that it is over, keeps nothing and asks no more', async () => {
  const { browser, server, keeper } = open();
  server.end();
  keeper.give(0, ['A']);
  await browser.pass(60_000);
  expect(keeper.state().isOver).toBe(true);
  expect(server.calls).toHaveLength(1);
  expect(await browser.store.read(key)).toEqual([]);
});

it('sends when the page leaves, also beside a call that is under way', async () => {
  const { browser, server, keeper } = open();
  keeper.give(0, ['A']);
  browser.leave();
  keeper.give(1, ['B']);
  browser.leave();
  await browser.pass(3000);
  expect(server.calls.map((call) => call.map(({ place }) => place))).toEqual([[0], [1], [1]]);
  expect(server.answers()).toHaveLength(2);
});

it('shows what the server keeps where it takes no change any more', async () => {
  const { browser, server, keeper } = open();
  keeper.give(0, ['A']);
  await browser.pass(2000);
  server.close(0);
  server.close(1);
  keeper.give(0, ['B']);
  keeper.give(1, ['B']);
  keeper.give(2, ['B']);
  await browser.pass(60_000);
  expect(server.calls).toHaveLength(2);
  expect(keeper.state().answers[0]?.given).toEqual(['A']);
  expect(keeper.state().answers[2]?.given).toEqual(['B']);
  expect(keeper.state().keeping).toBe('saved');
  expect(await browser.store.read(key)).toEqual([]);
});

it('what is under way when the page is left goes along once more, in a call that outlives it', async () => {
  const browser = aBrowser();
  const attempt = { key, answers: [], startedAt: 0, now: browser.now() };
  const keeper = makeAutosave(attempt, browser.tabPorts());
  const sent: [number, boolean][] = [];
  const stop = keeper.start({
    save: (answers, { isLeaving }) => {
      sent.push([answers.length, isLeaving]);
      return new Promise(() => undefined);
    },
  });
  keeper.give(0, ['A']);
  await browser.pass(1000);
  keeper.give(1, ['B']);
  stop();
  expect(sent).toEqual([
    [1, false],
    [2, true],
  ]);
});
