import { readFile } from 'node:fs/promises';
import { runIsolated } from './isolated';

/** Combines pages of a file into a picture that the decoder can read. */
export interface Rearranged {
  /** On which pages red, green and blue stand, or all of them on one. */
  pages: number[];
  /** Encoding of the colour channels for CIELAB: signed, or with an offset. */
  lab: 'signed' | 'raised' | null;
  width: number;
  height: number;
  /** Height of its tiles, or the number of rows read at once. */
  rows: number;
}

export interface CutWork {
  /** The picture; it has a folder that is the work's to fill. */
  path: string;
  folder: string;
  bytes: number;
  /** True to cut a tile pyramid (`slide.tif`), false for previews only. */
  isCut: boolean;
  /** Page numbers of the pictures in a file with several pages. */
  pages: { full: number; small: number; label: number | null; macro: number | null };
  /** True if the file has more than one colour; null if only its size can tell. */
  isVaried: boolean | null;
  /** Set if the decoder cannot read the file directly. */
  rearranged: Rearranged | null;
  /** True if an extra sample is an alpha channel. */
  hasCover: boolean;
  stopping: AbortSignal;
  /** Progress in percent, if it can be told. */
  tell: (percent: number) => void;
}

const words = ['slideTooLarge', 'pictureShort', 'pictureFlat'] as const;
export type CutFailure = 'broken' | 'tooLarge' | 'timedOut' | (typeof words)[number];

/** A permanent failure: a retry would not help. */
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

/** Cuts in a separate process, so that a harmful file can only crash that. */
export const cutApart =
  (program: string): CutSlide =>
  ({ path, folder, bytes, stopping, tell, ...how }) =>
    runIsolated<Exclude<CutFailure, 'timedOut'>>({
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

/** Estimates the progress by the bytes the process has read, as the library reports none. */
async function percentRead(pid: number, bytes: number): Promise<number> {
  const told = await readFile(`/proc/${pid}/io`, 'utf8').catch(() => '');
  const [, read = '0'] = /^rchar: (\d+)$/m.exec(told) ?? [];
  return Math.min(99, Math.floor((Number(read) / bytes) * 100));
}
