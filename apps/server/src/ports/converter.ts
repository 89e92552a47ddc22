import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConversionFailure } from '@cheese/domain/texts/failures/conversionFailures';
import { writeProfile } from './converterProfile';
import { findProgram, ProgramFailure, type ProgramLimits, runProgram } from './program';

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
  pdf: string;
  stopping: AbortSignal;
}

export type Convert = (conversion: Conversion) => Promise<void>;

const MB = 1024 ** 2;
/** For any document, for each megabyte of it, and at most. */
const time = { least: 40_000, perMb: 6_000, most: 120_000 };

const limitsOfAll: ProgramLimits = {
  timeMs: time.most,
  memoryBytes: 4 * 1024 ** 3,
  fileBytes: 300 * 1024 ** 2,
};

/** For how long a conversion may be under way at the most, with what comes before and after. */
export const CONVERSION_LEASE_MS = 10 * 60_000;

/** Null if LibreOffice is not installed. */
export const findSoffice = (path: string) => findProgram(path, 'soffice');

/** LibreOffice without a window: a profile, a time, an amount of memory and a folder of its own. */
export const libreOffice =
  (command: string, limits: ProgramLimits = limitsOfAll): Convert =>
  async ({ path, pdf, stopping }) => {
    const home = await mkdtemp(join(path, '../soffice-'));
    try {
      const out = join(home, 'out');
      await mkdir(out);
      await writeProfile(profileIn(home));
      const args = argumentsOf({ home, out, path });
      const { size } = await stat(path);
      const timeMs = Math.min(limits.timeMs, time.least + Math.ceil(size / MB) * time.perMb);
      const within = { ...limits, timeMs };
      await runProgram({ command, args, home, limits: within, stopping }).catch(whyFailed);
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

const profileIn = (home: string) => join(home, 'profile');

const argumentsOf = ({ home, out, path }: { home: string; out: string; path: string }) => [
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

function whyFailed(error: unknown): never {
  throw error instanceof ProgramFailure ? new ConversionError(error.how) : error;
}
