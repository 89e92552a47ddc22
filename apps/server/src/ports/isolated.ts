import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProgramFailure, type ProgramLimits, runProgram } from './program';

interface Apart<Reason extends string> {
  /** A script, which writes into the folder why it failed: `failed.txt`. */
  program: string;
  args: readonly string[];
  folder: string;
  /** Heap limit enforced by Node. */
  heapMb: number;
  /** Limit on the resident memory of the process. */
  mostResident: number;
  limits: ProgramLimits;
  lookMs: number;
  stopping: AbortSignal;
  onOutput?: (text: string) => void;
  /** Told its number at each look. */
  onLook?: (pid: number) => Promise<void>;
  /** Translates an exceeded limit, or the process's last word ('' for none), into a reason. */
  tooLarge: Reason;
  reasonOf: (word: string) => Reason;
  failure: (reason: Reason | 'timedOut') => Error;
}

/** Runs a script in a separate process, so that a harmful file can only crash that. */
export async function runIsolated<Reason extends string>(work: Apart<Reason>): Promise<void> {
  const { program, folder, heapMb, limits, onOutput, failure } = work;
  const tooLarge = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const look = async (pid: number) => {
    if ((await residentBytes(pid)) > work.mostResident) tooLarge.abort();
    await work.onLook?.(pid);
  };
  try {
    await runProgram({
      args: [`--max-old-space-size=${heapMb}`, program, ...work.args],
      command: process.execPath,
      home: folder,
      limits,
      stopping: AbortSignal.any([work.stopping, tooLarge.signal]),
      ...(onOutput && { onOutput }),
      onBegun: (pid) => (timer = setInterval(() => void look(pid), work.lookMs)),
    });
  } catch (error) {
    if (tooLarge.signal.aborted) throw failure(work.tooLarge);
    if (!(error instanceof ProgramFailure)) throw error;
    if (error.how === 'timedOut') throw failure('timedOut');
    const word = await readFile(join(folder, 'failed.txt'), 'utf8').catch(() => '');
    throw failure(work.reasonOf(word));
  } finally {
    clearInterval(timer);
  }
}

/**
 * Pictures are outside of Node's heap limit; where memory use is unknown, only the time limit
 * applies.
 */
async function residentBytes(pid: number): Promise<number> {
  const words = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(words.split(' ')[1] ?? 0) * 4096;
}
