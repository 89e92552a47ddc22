import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProgramFailure, type ProgramLimits, runProgram } from './program';

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
    const tooLarge = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const args = ['--max-old-space-size=512', program, pdf, folder, String(mostPages)];
    try {
      await runProgram({
        ...{ command: process.execPath, args, home: folder, limits },
        stopping: AbortSignal.any([stopping, tooLarge.signal]),
        onOutput: (text) => hear(text, onPage),
        onBegun: (pid) => (timer = setInterval(() => void watch(pid, tooLarge), LOOK_MS)),
      });
    } catch (error) {
      if (tooLarge.signal.aborted) throw new PagesError('tooLarge');
      if (!(error instanceof ProgramFailure)) throw error;
      throw new PagesError(error.how === 'timedOut' ? 'timedOut' : await reasonIn(folder));
    } finally {
      clearInterval(timer);
    }
    return JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as DrawnPage[];
  };

function hear(text: string, onPage: PageWork['onPage']) {
  const [, done, total] = /(\d+)\/(\d+)\n$/.exec(text) ?? [];
  if (done !== undefined) onPage(Number(done), Number(total));
}

/** Pictures lie outside of what Node limits; where nobody tells how much it is, the time does. */
export async function watch(pid: number, tooLarge: AbortController, most = MOST_RESIDENT) {
  const words = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  if (Number(words.split(' ')[1] ?? 0) * 4096 > most) tooLarge.abort();
}

const reasons: readonly string[] = ['encrypted', 'tooManyPages', 'tooLarge'];

async function reasonIn(folder: string): Promise<PagesFailure> {
  const said = await readFile(join(folder, 'failed.txt'), 'utf8').catch(() => '');
  return reasons.includes(said) ? (said as PagesFailure) : 'broken';
}
