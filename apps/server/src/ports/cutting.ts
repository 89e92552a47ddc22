import { readFile } from 'node:fs/promises';
import { runApart } from './apart';

/** How a picture is read that its reader does not know: as others in the same file, put together. */
export interface Rearranged {
  /** On which pages red, green and blue stand, or all of them on one. */
  pages: number[];
  /** Whether those are lightness and two colours: with a sign, or half way up. */
  lab: 'signed' | 'raised' | null;
  width: number;
  height: number;
  /** Of its tiles, or as many as are read at once. */
  rows: number;
}

export interface CutWork {
  /** The picture; it has a folder that is the work's to fill. */
  path: string;
  folder: string;
  bytes: number;
  /** Whether a pyramid is cut (`slide.tif`), or only pictures of it are made. */
  isCut: boolean;
  /** Of a file of several pages, on which the pictures stand. */
  pages: { full: number; small: number; label: number | null; macro: number | null };
  /** Whether the file has more to show than one colour; null where only its size tells. */
  isVaried: boolean | null;
  /** How it is put together, where its reader does not know it as it is. */
  rearranged: Rearranged | null;
  /** Whether a sample beyond the colours says how clear they are. */
  hasCover: boolean;
  stopping: AbortSignal;
  /** How many percent are done, where that can be told. */
  tell: (percent: number) => void;
}

const words = ['slideTooLarge', 'pictureShort', 'pictureFlat'] as const;
export type CutFailure = 'broken' | 'tooLarge' | 'timedOut' | (typeof words)[number];

/** A picture of which no pyramid is made, however often one tries. */
export class CutError extends Error {
  readonly reason: CutFailure;

  constructor(reason: CutFailure) {
    super(`no slide was cut: ${reason}`);
    this.reason = reason;
  }
}

/** Leaves `slide.tif` where it was asked for, `poster.webp`, and `label.webp` and `macro.webp`. */
export type CutSlide = (work: CutWork) => Promise<void>;

const GB = 1024 ** 3;
const MB = 1024 ** 2;
const limits = { memoryBytes: null, fileBytes: 32 * GB };
/** For any picture, for each megabyte of it, and at most. */
const time = { least: 5 * 60_000, perMb: 2_000, most: 60 * 60_000 };
const timeFor = (bytes: number) =>
  Math.min(time.most, time.least + Math.ceil(bytes / MB) * time.perMb);
const MOST_RESIDENT = 1.5 * GB;
const LOOK_MS = 500;

/** Cuts in a process of its own, which may die of what it reads, and takes nobody along. */
export const cutApart =
  (program: string): CutSlide =>
  ({ path, folder, bytes, stopping, tell, ...how }) =>
    runApart<Exclude<CutFailure, 'timedOut'>>({
      program,
      args: [path, folder, JSON.stringify(how)],
      folder,
      heapMb: 256,
      mostResident: MOST_RESIDENT,
      lookMs: LOOK_MS,
      stopping,
      limits: { ...limits, timeMs: timeFor(bytes) },
      onLook: async (pid) => {
        if (how.isCut) tell(await percentRead(pid, bytes));
      },
      tooLarge: 'tooLarge',
      reasonOf: (word) => words.find((one) => one === word) ?? 'broken',
      failure: (reason) => new CutError(reason),
    });

/** What has been read of it is about what has been cut; nobody else tells how far it is. */
async function percentRead(pid: number, bytes: number): Promise<number> {
  const told = await readFile(`/proc/${pid}/io`, 'utf8').catch(() => '');
  const [, read = '0'] = /^rchar: (\d+)$/m.exec(told) ?? [];
  return Math.min(99, Math.floor((Number(read) / bytes) * 100));
}
