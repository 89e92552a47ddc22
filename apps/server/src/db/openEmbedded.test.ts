import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { seedPlanted } from '../seed/planted.tables';
import { openEmbedded } from './openEmbedded';

const folder = mkdtempSync(join(tmpdir(), 'cheese-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lets another process write until `count` rows were answered, then kills it in mid-write. */
async function writeAndKill(count: number): Promise<number> {
  const script = join(__dirname, '../testing/writeForEver.ts');
  const writer = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let answered = 0;
  for await (const line of createInterface(writer.stdout)) {
    answered = Number(line);
    if (answered === count) writer.kill('SIGKILL');
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  return answered;
}

it('every answered write outlives kill -9, and the next start says what takes it so long', async () => {
  const answered = await writeAndKill(40);
  const said: string[] = [];
  const open = () => openEmbedded(folder, (progress) => said.push(progress));
  const database = open();
  const rows = await database.db.select({ area: seedPlanted.area }).from(seedPlanted);
  await database.close();
  const kept = new Set(rows.map(({ area }) => area));
  const lost = Array.from({ length: answered }, (_, n) => `row ${n + 1}`).filter(
    (area) => !kept.has(area),
  );
  expect(answered).toBeGreaterThanOrEqual(40);
  expect(lost).toEqual([]);
  await open().close();
  expect(said).toEqual([
    expect.stringContaining('the last server did not end in order'),
    'opening the embedded database',
  ]);
}, 60_000);
