import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that did not come to a good end: it took too long, or said itself that it failed. */
export class ProgramFailure extends Error {
  readonly how: 'timedOut' | 'failed';

  constructor(how: 'timedOut' | 'failed') {
    super(`a program was run and ${how}`);
    this.how = how;
  }
}

export interface ProgramLimits {
  timeMs: number;
  /** Address space; null for what reserves much more than it uses. */
  memoryBytes: number | null;
  /** No single file that is written may become larger. */
  fileBytes: number;
  /** Limit on processor time, for several threads together. */
  cpuMs?: number;
}

interface Run {
  command: string;
  args: readonly string[];
  /** Its folder, its home, and where it puts what it needs meanwhile. */
  home: string;
  limits: ProgramLimits;
  stopping: AbortSignal;
  /** Told what it writes to its standard output, as it comes. */
  onOutput?: (text: string) => void;
  /** Called with the process id, for monitoring. */
  onBegun?: (pid: number) => void;
}

/** Null if not installed, or on Windows, as the limits need a POSIX shell. */
export function findProgram(path: string, name: string): string | null {
  if (process.platform === 'win32') return null;
  const places = path.split(delimiter).filter(Boolean);
  return places.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Address space and processor time in what `ulimit` counts in, then the program itself. */
const limited = ({ memoryBytes, timeMs, cpuMs = timeMs, fileBytes }: ProgramLimits) =>
  `${memoryBytes === null ? '' : `ulimit -v ${Math.floor(memoryBytes / 1024)}; `}` +
  `ulimit -t ${Math.ceil(cpuMs / 1000)}; ` +
  `ulimit -f ${Math.floor(fileBytes / 512)}; ulimit -c 0; exec "$@"`;

/** Runs a program within limits, and ends with its whole family: some start processes of their own. */
export function runProgram({ command, args, home, limits, stopping, ...told }: Run): Promise<void> {
  const child = spawn('sh', ['-c', limited(limits), 'sh', command, ...args], {
    detached: true,
    stdio: ['ignore', told.onOutput ? 'pipe' : 'ignore', 'ignore'],
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home, TMPDIR: home, LANG: 'C.UTF-8' },
  });
  if (told.onOutput) child.stdout?.setEncoding('utf8').on('data', told.onOutput);
  if (child.pid) told.onBegun?.(child.pid);
  const end = () => child.pid && kill(child.pid);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const timer = setTimeout(() => fail(new ProgramFailure('timedOut')), limits.timeMs);
    const stop = () => fail(new Error('the work was broken off'));
    stopping.addEventListener('abort', stop, { once: true });
    if (stopping.aborted) stop();
    const done = () => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', stop);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    // Not before all it has said was read.
    child.once('close', (code) => {
      done();
      end();
      if (code === 0) resolve();
      else reject(new ProgramFailure('failed'));
    });
  });
}

function kill(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
