import { readdirSync } from 'node:fs';
import { ask, until, useFolder } from './testing/useFolder.mjs';

const test = useFolder();
const isBeginning = (/** @type {string} */ line) => line === 'making the database';

it('is made anew where its making was killed, and nothing stays of the half', async () => {
  const { kill } = await test.openElsewhere(isBeginning);
  await until(() => readdirSync(test.home).some((name) => name.includes('making')));
  await kill();
  expect(readdirSync(test.home)).not.toContain('postgres');
  const { url } = await test.open();
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(test.home)).toEqual(['postgres']);
});

it('can be stopped while it is being made', async () => {
  const opened = test.open();
  await until(() => test.said.length > 0);
  const refused = expect(opened).rejects.toThrow();
  await until(() => readdirSync(test.home).length > 0);
  await test.stopLast();
  await refused;
  expect(readdirSync(test.home)).toEqual([]);
});
