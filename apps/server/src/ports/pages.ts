import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runIsolated } from './isolated';
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
  /** Output folder, for this task alone. */
  folder: string;
  mostPages: number;
  stopping: AbortSignal;
  onPage: (done: number, total: number) => void;
}

export type PagesFailure =
  'encrypted' | 'broken' | 'tooManyPages' | 'tooLarge' | 'timedOut' | 'pageTooSlow';

/** A permanent failure: a retry would not help. */
export class PagesError extends Error {
  readonly reason: PagesFailure;

  constructor(reason: PagesFailure) {
    super(`no pages were drawn: ${reason}`);
    this.reason = reason;
  }
}

export type DrawPages = (work: PageWork) => Promise<DrawnPage[]>;

const MB = 1024 ** 2;

interface PagesLimits extends ProgramLimits {
  /** For any file, for each megabyte and for each page of it, and for one page. */
  time: { least: number; perMb: number; perPage: number; page: number };
}

const usual: PagesLimits = {
  timeMs: 10 * 60_000,
  memoryBytes: null,
  fileBytes: 64 * MB,
  time: { least: 30_000, perMb: 5_000, perPage: 1_000, page: 30_000 },
};
const MOST_RESIDENT = 1024 * MB;
const LOOK_MS = 500;

/** Draws in a separate process, so that a harmful file can only crash that. */
export const drawnApart =
  (program: string, limits: PagesLimits = usual): DrawPages =>
  async ({ pdf, folder, mostPages, stopping, onPage }) => {
    const patience = patienceFor((await stat(pdf)).size, limits);
    try {
      await runIsolated<Exclude<PagesFailure, 'timedOut'>>({
        program,
        args: [pdf, folder, String(mostPages)],
        folder,
        limits,
        heapMb: 512,
        mostResident: MOST_RESIDENT,
        lookMs: LOOK_MS,
        stopping: AbortSignal.any([stopping, patience.signal]),
        onOutput: (text) =>
          hear(text, (done, total) => {
            patience.page(total);
            onPage(done, total);
          }),
        tooLarge: 'tooLarge',
        reasonOf,
        failure: (reason) => new PagesError(reason),
      });
    } catch (error) {
      throw patience.signal.aborted ? patience.signal.reason : error;
    } finally {
      patience.end();
    }
    return JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as DrawnPage[];
  };

/** Time limit by file size, so that a small file never takes ten minutes. */
function patienceFor(bytes: number, { time }: PagesLimits) {
  const over = new AbortController();
  const give = (reason: PagesFailure, ms: number) =>
    setTimeout(() => over.abort(new PagesError(reason)), ms);
  const began = performance.now();
  const most = time.least + Math.ceil(bytes / MB) * time.perMb;
  let isCounted = false;
  let all = give('timedOut', most);
  let page = give('pageTooSlow', time.page);
  return {
    signal: over.signal,
    /** One more is there, of so many. */
    page(total: number) {
      clearTimeout(page);
      page = give('pageTooSlow', time.page);
      if (isCounted) return;
      isCounted = true;
      clearTimeout(all);
      all = give('timedOut', most + total * time.perPage - (performance.now() - began));
    },
    end() {
      clearTimeout(all);
      clearTimeout(page);
    },
  };
}

function hear(text: string, onPage: PageWork['onPage']) {
  const [, done, total] = /(\d+)\/(\d+)\n$/.exec(text) ?? [];
  if (done !== undefined) onPage(Number(done), Number(total));
}

const reasons = ['encrypted', 'tooManyPages', 'tooLarge'] as const;

const reasonOf = (word: string) => reasons.find((reason) => reason === word) ?? 'broken';
