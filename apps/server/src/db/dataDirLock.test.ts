import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirInUse, lockDataDir } from './dataDirLock';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cheese-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const lockFile = () => join(dataDir, 'server.lock');

describe('lockDataDir', () => {
  it('lets one in and keeps the next out, naming the directory and the process', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
    expect(() => lockDataDir(dataDir)).toThrow(
      `The data directory ${dataDir} is in use by another running server (process ${process.pid})`,
    );
    unlock();
    lockDataDir(dataDir)();
  });

  it('makes a directory that is not there yet', () => {
    const fresh = join(dataDir, '新目录', 'data');
    lockDataDir(fresh)();
    expect(existsSync(fresh)).toBe(true);
  });

  it('says in one sentence what is wrong with a directory that is none', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => lockDataDir(file)).toThrow(`DATA_DIR names ${file}, which cannot be used`);
    expect(() => lockDataDir(join(file, 'below'))).toThrow('which cannot be used');
  });

  it('leaves nothing behind but its lock', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow();
    expect(readdirSync(dataDir)).toEqual(['server.lock']);
    unlock();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('takes over from a process that was killed', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    writeFileSync(lockFile(), JSON.stringify({ pid: other.pid, begun: 'before' }));
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDataDir(dataDir)();
  });

  it('does not take a stranger who got the dead process’s number for the holder', () => {
    const [pid, begun] = [process.pid, '1'];
    writeFileSync(lockFile(), JSON.stringify({ pid, begun }));
    lockDataDir(dataDir)();
  });

  it.each(['', 'null', '{"pid":', '{"pid":"x"}'])('takes over a torn lock: %s', (text) => {
    writeFileSync(lockFile(), text);
    lockDataDir(dataDir)();
  });
});
