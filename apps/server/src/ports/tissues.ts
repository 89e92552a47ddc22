import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { tissueQueue, type Waiting } from './tissueQueue';

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

/** Draws a part of a slide as JPEG; `isAhead` marks a prefetch. */
export interface DrawTissue {
  (work: TissueWork, isAhead?: boolean): Promise<Buffer>;
  /** Another one draws other pictures. */
  version: () => string;
}

/** Messages to and from a drawing thread. */
export type TissueOrder = TissueWork & { number: number };
export interface TissueAnswer {
  number: number;
  /** Null where it could not be drawn. */
  bytes: Uint8Array | null;
}

/** Painting leaves many short-lived numbers behind: with room for them they cost nothing. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

/** Queue limit; a viewer who moves on requests other tiles. */
const MOST_WAITING = 600;

/** While one is made a JPEG the next is drawn. */
const AT_ONCE = 2;
const MOST_THREADS = 4;
const threadCount = () => Math.min(MOST_THREADS, Math.max(2, availableParallelism() - 1));

interface Order extends Waiting {
  work: TissueOrder;
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker;
  underWay: Map<number, Order>;
}

/** Draws in threads of their own, which begin as they are needed and keep no process from ending. */
export function tissuesOf(file: string, most = threadCount()): DrawTissue {
  const queue = tissueQueue<Order>();
  const threads = new Set<Thread>();
  let number = 0;

  function end(thread: Thread, error: Error) {
    if (!threads.delete(thread)) return;
    for (const order of thread.underWay.values()) {
      queue.done(order);
      order.reject(error);
    }
    if (threads.size === 0) for (const order of queue.empty()) order.reject(error);
    else give();
  }

  function begin(): Thread {
    const worker = new Worker(file, { resourceLimits: LIMITS });
    const thread: Thread = { worker, underWay: new Map() };
    threads.add(thread);
    worker.on('message', ({ number: of, bytes }: TissueAnswer) => {
      const order = thread.underWay.get(of);
      thread.underWay.delete(of);
      if (thread.underWay.size === 0) worker.unref();
      if (!order) return;
      queue.done(order);
      if (bytes) order.resolve(Buffer.from(bytes));
      else order.reject(new Error('a part of a slide was not drawn'));
      give();
    });
    worker.once('error', (error: Error) => end(thread, error));
    worker.once('exit', () => end(thread, new Error('what draws slides has ended')));
    return thread;
  }

  /** The one that has least to do, or another one where all have something. */
  function freeThread(): Thread | null {
    const [least] = [...threads].sort((a, b) => a.underWay.size - b.underWay.size);
    if (least?.underWay.size === 0) return least;
    if (threads.size < most) return begin();
    return least && least.underWay.size < AT_ONCE ? least : null;
  }

  function give() {
    for (;;) {
      const isFull = [...threads].every(({ underWay }) => underWay.size >= AT_ONCE);
      if (threads.size >= most && isFull) return;
      const order = queue.take();
      if (!order) return;
      const thread = freeThread();
      if (!thread) return order.reject(new Error('nothing draws slides'));
      thread.underWay.set(order.work.number, order);
      thread.worker.ref();
      thread.worker.postMessage(order.work);
    }
  }

  const draw = (work: TissueWork, isAhead = false) => {
    if (!isAhead && queue.looking() >= MOST_WAITING) {
      return Promise.reject(new Error('too many parts wait'));
    }
    number += 1;
    const asked: TissueOrder = { ...work, number };
    return new Promise<Buffer>((resolve, reject) => {
      queue.add({ work: asked, scale: work.scale, isAhead, resolve, reject });
      give();
    });
  };
  let version: string | undefined;
  return Object.assign(draw, { version: () => (version ??= hashOf(file)) });
}

const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
