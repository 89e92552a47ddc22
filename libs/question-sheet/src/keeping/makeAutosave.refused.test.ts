import { aBrowser, aServer } from '../testing/aLossyWorld';
import { makeAutosave } from './makeAutosave';

function open() {
  const browser = aBrowser();
  const server = aServer(browser);
  server.refuse('坏');
  const attempt = { key: 'main/42', answers: [], startedAt: 0, now: browser.now() };
  const keeper = makeAutosave(attempt, browser.tabPorts());
  keeper.start({ save: server.save });
  return { browser, server, keeper };
}

it('one answer that is refused keeps no other from the server, and is named', async () => {
  const { browser, server, keeper } = open();
  for (const [place, word] of ['A', '坏', 'C', '坏', 'E'].entries()) keeper.give(place, [word]);
  await browser.pass(3000);
  expect(server.answers().map(({ place }) => place)).toEqual([0, 2, 4]);
  expect(keeper.state()).toMatchObject({ setAside: [1, 3], keeping: 'saved' });
  expect([...keeper.state().unsaved]).toEqual([1, 3]);
  const sent = server.calls.length;
  await browser.pass(60_000);
  expect(server.calls).toHaveLength(sent);
});

it('answered anew it is sent, and others go together as before', async () => {
  const { browser, server, keeper } = open();
  keeper.give(0, ['坏']);
  keeper.give(1, ['A']);
  await browser.pass(3000);
  keeper.give(0, ['B']);
  keeper.give(1, ['C']);
  await browser.pass(3000);
  expect(server.calls.at(-1)).toHaveLength(2);
  expect(server.answers().map(({ given }) => given)).toEqual([['B'], ['C']]);
  expect(keeper.state()).toMatchObject({ setAside: [], keeping: 'saved' });
});

it('does not keep a paper from being handed in', async () => {
  const { browser, keeper } = open();
  keeper.give(0, ['坏']);
  keeper.give(1, ['A']);
  const settled = keeper.settle();
  await browser.pass(3000);
  expect(await settled).toBe('saved');
});

it('waits for the network like others, and is refused only by the server', async () => {
  const { browser, server, keeper } = open();
  server.unplug();
  keeper.give(0, ['坏']);
  keeper.give(1, ['A']);
  await browser.pass(60_000);
  expect(keeper.state()).toMatchObject({ setAside: [], keeping: 'offline' });
  server.plugIn();
  browser.wake();
  await browser.pass(3000);
  expect(keeper.state()).toMatchObject({ setAside: [0], keeping: 'saved' });
});
