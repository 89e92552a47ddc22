import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { passwordFile } from './folder.mjs';
import { readPidFile } from './processes.mjs';
import { ask, useFolder } from './testing/useFolder.mjs';

const test = useFolder();

const setting = async (/** @type {string} */ url, /** @type {string} */ name) =>
  (await ask(url, `select current_setting('${name}') as value`))[0].value;

it('is durable, UTF-8, sorted alike everywhere, and there again after a stop', async () => {
  const first = await test.open();
  expect(test.said).toEqual(['making the database']);
  expect(await setting(first.url, 'fsync')).toBe('on');
  expect(await setting(first.url, 'server_encoding')).toBe('UTF8');
  expect(await ask(first.url, 'select datlocale from pg_database limit 1')).toEqual([
    { datlocale: 'C.UTF-8' },
  ]);
  await ask(first.url, 'create table kept (id int)');
  await first.stop();
  expect(readPidFile(test.folder)).toBe(null);
  const second = await test.open();
  expect(await ask(second.url, 'select * from kept')).toEqual([]);
  expect(test.said).toHaveLength(1);
  expect(readdirSync(test.home)).toEqual(['postgres']);
});

it('is for who knows the password alone, which stands in a file of its own user', async () => {
  const { url } = await test.open();
  expect(statSync(test.folder).mode & 0o777).toBe(0o700);
  const file = join(test.folder, passwordFile);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const password = readFileSync(file, 'utf8');
  expect(password).toMatch(/^[\w-]{43}$/);
  await expect(ask(url.replace(password, 'guessed'), 'select 1')).rejects.toThrow('authentication');
  await expect(ask(url.replace(`:${password}`, ''), 'select 1')).rejects.toThrow('password');
  expect(execFileSync('ps', ['axww', '-o', 'args']).toString()).not.toContain(password);
  const rules = readFileSync(join(test.folder, 'pg_hba.conf'), 'utf8').match(/^[^#\n].*$/gm) ?? [];
  expect(new Set(rules.map((rule) => rule.split(/\s+/).at(-1)))).toEqual(
    new Set(['scram-sha-256']),
  );
});

it('listens on no port where a socket will do, and on this machine alone where its path is too long', async () => {
  const { url } = await test.open();
  expect(await setting(url, 'listen_addresses')).toBe('');
  test.folder = join(test.home, '很长的名字'.repeat(6), 'postgres');
  mkdirSync(join(test.folder, '..'));
  const far = await test.open();
  expect(await setting(far.url, 'listen_addresses')).toBe('127.0.0.1');
  expect(await setting(far.url, 'unix_socket_directories')).toBe('');
  const { password } = new URL(far.url);
  await expect(ask(far.url.replace(password, 'guessed'), 'select 1')).rejects.toThrow('password');
});
