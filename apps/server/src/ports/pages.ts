import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runApart } from './apart';
import type { ProgramLimits } from './program';

export interface DrawnPage {
  /** In the folder. */
  file: string;
  width: number;
  height: number;
  text: string;
}

export interface PageWork {
  pdf: string;
  /** Which is the work's to fill. */
  folder: string;
  mostPages: number;
  stopping: AbortSignal;
  onPage: (done: number, total: number) => void;
}

export type PagesFailure = 'encrypted' | 'broken' | 'tooManyPages' | 'tooLarge' | 'timedOut';

/** A PDF of which no pages are drawn, however often one tries. */
export class PagesError extends Error {
  readonly reason: PagesFailure;

  constructor(reason: PagesFailure) {
    super(`no pages were drawn: ${reason}`);
    this.reason = reason;
  }
}

export type DrawPages = (work: PageWork) => Promise<DrawnPage[]>;

const MB = 1024 ** 2;
const usual = {
  timeMs: 10 * 60_000,
  memoryBytes: null,
  fileBytes: 64 * MB,
} satisfies ProgramLimits;
const MOST_RESIDENT = 1024 * MB;
const LOOK_MS = 500;

/** Draws in a process of its own, which may die of what it reads, and takes nobody along. */
export const drawnApart =
  (program: string, limits: ProgramLimits = usual): DrawPages =>
  async ({ pdf, folder, mostPages, stopping, onPage }) => {
    await runApart<Exclude<PagesFailure, 'timedOut'>>({
      ...{ program, args: [pdf, folder, String(mostPages)], folder, limits, stopping },
      ...{ heapMb: 512, mostResident: MOST_RESIDENT, lookMs: LOOK_MS },
      onOutput: (text) => hear(text, onPage),
      ...{ tooLarge: 'tooLarge', reasonOf },
      failure: (reason) => new PagesError(reason),
    });
    return JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as DrawnPage[];
  };

function hear(text: string, onPage: PageWork['onPage']) {
  const [, done, total] = /(\d+)\/(\d+)\n$/.exec(text) ?? [];
  if (done !== undefined) onPage(Number(done), Number(total));
}

const reasons = ['encrypted', 'tooManyPages', 'tooLarge'] as const;

const reasonOf = (word: string) => reasons.find((reason) => reason === word) ?? 'broken';
