import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesIn, readPidFile, signal } from './processes.mjs';
import { ask, until, useFolder } from './testing/useFolder.mjs';

const test = useFolder({ isMade: true });
const isAddress = (/** @type {string} */ line) => line.startsWith('postgres://');
const postmaster = () => readPidFile(test.folder)?.pid ?? 0;
const answers = (/** @type {string} */ url) =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

it('goes with a server that was killed', async () => {
  const { kill } = await test.openElsewhere(isAddress);
  await kill();
  await until(() => processesIn(test.folder).length === 0);
});

it('is ended and started anew where it outlived a server that was killed', async () => {
  const other = await test.openElsewhere(isAddress);
  await ask(other.last, 'create table kept (id int)');
  const orphan = postmaster();
  // Simulates a kill of every process that could have reported it.
  signal(orphan, 'SIGSTOP');
  await other.kill();
  setTimeout(() => signal(orphan, 'SIGCONT'), 300);
  const { url } = await test.open();
  expect(postmaster()).not.toBe(orphan);
  expect(await ask(url, 'select * from kept')).toEqual([]);
  expect(test.said).toEqual([expect.stringContaining('did not end in order')]);
});

it('is started again when it is killed, and says so once', async () => {
  const { url } = await test.open();
  await ask(url, 'create table kept (id int)');
  for (const kills of [1, 2]) {
    signal(postmaster(), 'SIGKILL');
    await until(() => test.said.length === kills);
    await until(() => answers(url));
  }
  signal(postmaster(), 'SIGINT');
  await until(() => test.said.length === 3);
  await until(() => answers(url));
  expect(await ask(url, 'select * from kept')).toEqual([]);
  expect(test.said).toEqual([
    expect.stringContaining('PostgreSQL ended (SIGKILL)'),
    expect.stringContaining('PostgreSQL ended (SIGKILL)'),
    expect.stringContaining('PostgreSQL ended (code 0)'),
  ]);
});

it('lives through the kill of one that serves a connection', async () => {
  const { url } = await test.open();
  const [{ pid }] = await ask(url, 'select pg_backend_pid() as pid');
  const busy = ask(url, 'select pg_backend_pid(), pg_sleep(30)');
  const backends = async () =>
    ask(
      url,
      "select pid from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()",
    );
  await until(async () => (await backends()).length > 0);
  const [{ pid: victim }] = await backends();
  signal(victim, 'SIGKILL');
  await expect(busy).rejects.toThrow();
  await until(() => answers(url));
  expect(pid).toBeGreaterThan(0);
});

it.each([`${process.pid}\n`, ''])(
  'starts where its old number is worth nothing: %j',
  async (text) => {
    writeFileSync(join(test.folder, 'postmaster.pid'), text);
    const { url } = await test.open();
    expect(await answers(url)).toBe(true);
  },
);
