import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelRefusal } from '@cheese/model-files/refusal';
import type { TakenPart, TakenReport } from '@cheese/model-files/shapes';
import { runIsolated } from './isolated';

export interface TakeWork {
  path: string;
  /** As its owner calls it. */
  name: string;
  bytes: number;
  /** Output folder, for this task alone. */
  folder: string;
  stopping: AbortSignal;
  tell: (percent: number) => void;
}

/** Content of the file beside `model.glb`. */
export interface Taken {
  parts: TakenPart[];
  report: TakenReport;
}

export type TakeFailure = ModelRefusal | 'memory' | 'timedOut';

/** A permanent failure: a retry would not help. */
export class TakeError extends Error {
  readonly reason: TakeFailure;

  constructor(reason: TakeFailure) {
    super(`no model was made: ${reason}`);
    this.reason = reason;
  }
}

/** Leaves `model.glb` in the folder. */
export type TakeModel = (work: TakeWork) => Promise<Taken>;

const MB = 1024 ** 2;
const LOOK_MS = 200;

export interface TakeLimits {
  /** For any file, and for each megabyte more. */
  timeMs: { least: number; perMb: number };
  memoryBytes: { least: number; perByte: number };
}

/** A small file gets little, whatever it promises to hold; a large one as much as it takes. */
const usual: TakeLimits = {
  timeMs: { least: 20_000, perMb: 1_500 },
  memoryBytes: { least: 500 * MB, perByte: 4 },
};

/** Reads models in a separate process, so that a harmful file can only crash that. */
export const takenApart =
  (program: string, limits: TakeLimits = usual): TakeModel =>
  async ({ path, name, bytes, folder, stopping, tell }) => {
    const { timeMs, memoryBytes } = limits;
    const most = memoryBytes.least + bytes * memoryBytes.perByte;
    await runIsolated<Exclude<TakeFailure, 'timedOut'>>({
      program,
      args: [path, name, folder],
      folder,
      stopping,
      heapMb: Math.floor(most / MB),
      mostResident: most,
      lookMs: LOOK_MS,
      limits: {
        timeMs: timeMs.least + Math.ceil(bytes / MB) * timeMs.perMb,
        memoryBytes: null,
        fileBytes: 1024 * MB,
      },
      onOutput: (text) => hear(text, tell),
      tooLarge: 'memory',
      // One that died without a word ran out of memory: what it was asked for it refuses in words.
      reasonOf: (word) => (word || 'memory') as ModelRefusal | 'memory',
      failure: (reason) => new TakeError(reason),
    });
    return JSON.parse(await readFile(join(folder, 'taken.json'), 'utf8')) as Taken;
  };

function hear(text: string, tell: TakeWork['tell']) {
  const [, percent] = /(\d+)\n$/.exec(text) ?? [];
  if (percent !== undefined) tell(Number(percent));
}
