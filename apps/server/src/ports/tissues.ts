import { Worker } from 'node:worker_threads';

/** A part of a drawn slide, at a scale: so many pixels of the whole are one of what is drawn. */
export interface TissueWork {
  name: string;
  whole: { width: number; height: number };
  scale: number;
  /** In pixels of what is drawn. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws a part of a slide as JPEG. */
export type DrawTissue = (work: TissueWork) => Promise<Buffer>;

/** What a thread is asked, and what it answers. */
export type TissueOrder = TissueWork & { number: number };
export interface TissueAnswer {
  number: number;
  /** Null where it could not be drawn. */
  bytes: Uint8Array | null;
}

/** Painting leaves many short-lived numbers behind: with room for them they cost nothing. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

/** Nobody waits for more: who moves on asks for others. */
const MOST_WAITING = 600;

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

/** Draws in a thread of its own, which begins with the first and keeps no process from ending. */
export function tissuesOf(file: string): DrawTissue {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let number = 0;

  function fail(worker: Worker, error: Error) {
    if (thread !== worker) return;
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function begin() {
    const worker = new Worker(file, { resourceLimits: LIMITS });
    worker.on('message', (answer: TissueAnswer) => {
      const one = waiting.get(answer.number);
      waiting.delete(answer.number);
      if (waiting.size === 0) worker.unref();
      if (answer.bytes) one?.resolve(Buffer.from(answer.bytes));
      else one?.reject(new Error('a part of a slide was not drawn'));
    });
    worker.once('error', (error: Error) => fail(worker, error));
    worker.once('exit', () => fail(worker, new Error('what draws slides has ended')));
    return worker;
  }

  return (work) => {
    if (waiting.size >= MOST_WAITING) return Promise.reject(new Error('too many parts wait'));
    thread ??= begin();
    thread.ref();
    number += 1;
    const order: TissueOrder = { ...work, number };
    const drawn = new Promise<Buffer>((resolve, reject) => {
      waiting.set(order.number, { resolve, reject });
    });
    thread.postMessage(order);
    return drawn;
  };
}
