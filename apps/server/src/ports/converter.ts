import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConversionFailure } from '@cheese/domain/texts/conversionFailures';
import { writeProfile } from './converterProfile';

/** A document that cannot be converted, however often one tries. */
export class ConversionError extends Error {
  readonly reason: ConversionFailure;

  constructor(reason: ConversionFailure) {
    super(`a document was not converted: ${reason}`);
    this.reason = reason;
  }
}

interface Conversion {
  /** The document; it has its own suffix, and a folder that is the conversion's to fill. */
  path: string;
  /** Where the PDF is to lie. */
  pdf: string;
  stopping: AbortSignal;
}

export type Convert = (conversion: Conversion) => Promise<void>;

export interface ConverterLimits {
  timeMs: number;
  memoryBytes: number;
  /** No single file that is written may become larger, the PDF included. */
  fileBytes: number;
}

const limitsOfAll: ConverterLimits = {
  timeMs: 120_000,
  memoryBytes: 4 * 1024 ** 3,
  fileBytes: 300 * 1024 ** 2,
};

/** For how long a conversion may be under way at the most, with what comes before and after. */
export const CONVERSION_LEASE_MS = 10 * 60_000;

/** Where LibreOffice is installed, or null. Its limits are those of a POSIX shell. */
export function findSoffice(path: string): string | null {
  if (process.platform === 'win32') return null;
  const places = path.split(delimiter).filter(Boolean);
  return places.map((folder) => join(folder, 'soffice')).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** LibreOffice without a window: a profile, a time, an amount of memory and a folder of its own. */
export const libreOffice =
  (command: string, limits: ConverterLimits = limitsOfAll): Convert =>
  async ({ path, pdf, stopping }) => {
    const home = await mkdtemp(join(path, '../soffice-'));
    try {
      const out = join(home, 'out');
      await mkdir(out);
      await writeProfile(profileIn(home));
      await run({ command, path, home, out, limits, stopping });
      await rename(await madeIn(out, path), pdf);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  };

async function madeIn(out: string, path: string): Promise<string> {
  const made = join(
    out,
    `${
      path
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? ''
    }.pdf`,
  );
  const facts = await stat(made).catch(() => null);
  if (!facts?.isFile() || facts.size === 0) throw new ConversionError('nothing');
  return made;
}

interface Run {
  command: string;
  path: string;
  home: string;
  out: string;
  limits: ConverterLimits;
  stopping: AbortSignal;
}

/** Address space and processor time in what `ulimit` counts in, then the program itself. */
const limited = ({ memoryBytes, timeMs, fileBytes }: ConverterLimits) =>
  `ulimit -v ${Math.floor(memoryBytes / 1024)}; ulimit -t ${Math.ceil(timeMs / 1000)}; ` +
  `ulimit -f ${Math.floor(fileBytes / 512)}; ulimit -c 0; exec "$@"`;

const profileIn = (home: string) => join(home, 'profile');

const argumentsOf = ({ home, out, path }: Run) => [
  `-env:UserInstallation=${pathToFileURL(profileIn(home)).href}`,
  '--headless',
  '--norestore',
  '--nolockcheck',
  '--convert-to',
  'pdf',
  '--outdir',
  out,
  path,
];

/** Ends with its whole family: LibreOffice starts processes of its own. */
function run(it: Run): Promise<void> {
  const { command, home, limits, stopping } = it;
  const child = spawn('sh', ['-c', limited(limits), 'sh', command, ...argumentsOf(it)], {
    detached: true,
    stdio: 'ignore',
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home, TMPDIR: home, LANG: 'C.UTF-8' },
  });
  const end = () => child.pid && kill(child.pid);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const timer = setTimeout(() => fail(new ConversionError('timedOut')), limits.timeMs);
    const stop = () => fail(new Error('the server is stopping'));
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
    child.once('exit', (code) => {
      done();
      end();
      if (code === 0) resolve();
      else reject(new ConversionError('failed'));
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
