import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const wingsOf = (room: string) =>
  readdirSync(join(__dirname, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Files that stand in a wing itself: shapes that contracts share lie in a folder of it. */
const filesOf = (room: string, wing: string) =>
  readdirSync(join(__dirname, room, wing), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const wings = wingsOf('calls');

describe('calls, contracts and catalogue have the same rooms', () => {
  it('wings', () => {
    expect(wingsOf('contract')).toEqual(wings);
    const lists = readdirSync(join(__dirname, 'catalogue')).filter(
      (name) => name !== 'resource.ts',
    );
    expect(lists).toEqual(wings.map((wing) => `${wing}.ts`));
  });

  it.each(wings)('%s has a contract for each file of calls', (wing) => {
    expect(filesOf('contract', wing)).toEqual(filesOf('calls', wing));
  });

  it.each(wings)('what is not a contract of %s lies in its shapes', (wing) => {
    const folders = readdirSync(join(__dirname, 'contract', wing), { withFileTypes: true });
    const others = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(['', 'shapes']).toContain(others.join());
  });

  it.each(wings)('the catalogue of %s names its files of calls', (wing) => {
    const text = readFileSync(join(__dirname, 'catalogue', `${wing}.ts`), 'utf8');
    const named = [...text.matchAll(/from '\.\.\/calls\/(.+)';/g)].map(([, file]) => `${file}.ts`);
    expect(named.sort()).toEqual(
      filesOf('calls', wing)
        .map((file) => `${wing}/${file}`)
        .sort(),
    );
  });
});
