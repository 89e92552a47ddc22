import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { seedPlanted } from '../seed/planted.tables';
import { openEmbedded } from './openEmbedded';

const home = mkdtempSync(join(tmpdir(), 'cheese-crash-'));
const folder = join(home, 'postgres');
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));

const postmaster = () => Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'));

/** Lets another process write until `count` rows were answered, then kills it and PostgreSQL. */
async function writeAndKill(count: number): Promise<number> {
  const script = join(__dirname, '../testing/files/writeForEver.ts');
  const writer = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TSX_TSCONFIG_PATH: join(__dirname, '../../tsconfig.json') },
  });
  const ended = once(writer, 'exit');
  let answered = 0;
  for await (const line of createInterface(writer.stdout)) {
    answered = Number(line);
    if (answered !== count) continue;
    process.kill(postmaster(), 'SIGKILL');
    writer.kill('SIGKILL');
  }
  await ended;
  return answered;
}

it('every answered write outlives kill -9 of both, and the next start says what it does', async () => {
  const answered = await writeAndKill(40);
  const said: string[] = [];
  const database = await openEmbedded(folder, (progress) => said.push(progress));
  const rows = await database.alone(() =>
    database.db.select({ area: seedPlanted.area }).from(seedPlanted),
  );
  await database.close();
  const kept = new Set(rows.map(({ area }) => area));
  const lost = Array.from({ length: answered }, (_, n) => `row ${n + 1}`).filter(
    (area) => !kept.has(area),
  );
  expect(answered).toBeGreaterThanOrEqual(40);
  expect(lost).toEqual([]);
  expect(said).toEqual([expect.stringContaining('the last server did not end in order')]);
}, 60_000);
