import { Worker } from 'node:worker_threads';
import type { WorkerTasks } from '../../../threads/heavyWork';
import { Refusal, refuse } from '../../../calls/refusal';
import { FairQueue } from './fairQueue';
import type { TaskReport } from './heavy.messages';

type Name = keyof WorkerTasks;
type Input<T extends Name> = Parameters<WorkerTasks[T]>[0];
type Output<T extends Name> = Awaited<ReturnType<WorkerTasks[T]>>;

export interface WorkerPoolLimits {
  timeMs: number;
  memoryMb: number;
  /** One that holds more when it is done is let go: it would hold it for nothing until the next thing. */
  keptMb: number;
  mostOfOne: number;
  threads: number;
}

/** The user, for fair queueing; `signal` cancels the task. */
interface Asker {
  person: { id: number; organisationId?: number | null } | null;
  signal?: AbortSignal;
}

/** Work that must not stand in the way of other calls: done in a thread, within limits. */
export interface WorkerPool {
  run<T extends Name>(task: T, input: Input<T>, asker: Asker): Promise<Output<T>>;
  close(): Promise<void>;
}

interface Waiting {
  task: Name;
  input: unknown;
  /**
   * Concurrency is limited to one task for each school; a person without a school has their own
   * key.
   */
  school: string;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

const usual: WorkerPoolLimits = {
  timeMs: 60_000,
  memoryMb: 512,
  keptMb: 96,
  mostOfOne: 5,
  threads: 2,
};

/**
 * One thread: it stays for the next thing, unless it was broken off, ran out of time or memory, or
 * holds much of it.
 */
interface Place {
  thread: Worker | null;
  current: Waiting | null;
}

function begin(place: Place, file: string, limits: WorkerPoolLimits) {
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  });
  // Whatever becomes of it between two things: the next one gets another.
  worker.on('error', () => undefined);
  worker.once('exit', () => void (place.thread === worker && (place.thread = null)));
  return worker;
}

async function drop(place: Place) {
  const gone = place.thread;
  place.thread = null;
  await gone?.terminate();
}

/**
 * A small thread pool for the node, with one task for each school at a time, so that a slow file
 * delays only its own school.
 */
export function workerPool(file: string, limits: WorkerPoolLimits = usual): WorkerPool {
  const queue = new FairQueue<Waiting>();
  const places = Array.from({ length: limits.threads }, (): Place => ({
    thread: null,
    current: null,
  }));
  let isClosed = false;

  const isAtWork = (school: string) => places.some(({ current }) => current?.school === school);

  function next() {
    // One that is there already goes before one that would have to be begun.
    const free = places.filter(({ current }) => current === null);
    const place = free.find(({ thread }) => thread !== null) ?? free[0];
    if (!place) return;
    const one = queue.shift(({ school }) => !isAtWork(school));
    // Nothing to do is no reason to keep a process from ending.
    if (!one) return free.forEach(({ thread }) => thread?.unref());
    place.current = one;
    place.thread ??= begin(place, file, limits);
    place.thread.ref();
    const { thread } = place;
    const letGo = () => {
      if (place.thread === thread) void drop(place);
    };
    void attend(thread, one, limits, letGo).finally(() => {
      place.current = null;
      next();
    });
    next();
  }

  function breakOff(one: Waiting, reason: unknown) {
    queue.remove(one);
    one.reject(reason);
    const place = places.find(({ current }) => current === one);
    if (place) void drop(place);
  }

  return {
    run: <T extends Name>(task: T, input: Input<T>, { person, signal }: Asker) => {
      const whose = String(person?.id ?? '');
      if (isClosed) throw new Error('the server is stopping');
      if (queue.countOf(whose) >= limits.mostOfOne) refuse('call.tooMany');
      return new Promise<Output<T>>((resolve, reject) => {
        signal?.throwIfAborted();
        const one: Waiting = {
          task,
          input,
          school: person?.organisationId ? `school:${person.organisationId}` : whose,
          resolve: (value) => settle(() => resolve(value as Output<T>)),
          reject: (reason) => settle(() => reject(reason)),
        };
        const leave = () => breakOff(one, signal?.reason);
        const settle = (how: () => void) => {
          signal?.removeEventListener('abort', leave);
          how();
        };
        signal?.addEventListener('abort', leave, { once: true });
        queue.push(whose, one);
        next();
      });
    },
    close: async () => {
      isClosed = true;
      for (let one = queue.shift(); one; one = queue.shift()) {
        one.reject(new Error('the server is stopping'));
      }
      await Promise.all(places.map(drop));
    },
  };
}

/** Resolves when the thread is free, or gone. */
function attend(
  worker: Worker,
  { task, input, resolve, reject }: Waiting,
  limits: WorkerPoolLimits,
  letGo: () => void,
) {
  return new Promise<void>((done) => {
    const timer = setTimeout(() => fail(new Refusal('heavy.tooLong')), limits.timeMs);
    const fail = (reason: unknown) => {
      reject(reason);
      letGo();
      end();
    };
    const onError = (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('heavy.tooLarge') : error);
    const onExit = () => fail(new Error(`${task} was broken off`));
    const onMessage = ({ outcome, heldBytes }: TaskReport) => {
      if ('refused' in outcome) reject(new Refusal(outcome.refused));
      else if ('broken' in outcome) reject(new Error(outcome.broken));
      else resolve(outcome.value);
      if (heldBytes > limits.keptMb * 1024 ** 2) letGo();
      end();
    };
    const end = () => {
      clearTimeout(timer);
      worker.off('error', onError).off('exit', onExit).off('message', onMessage);
      done();
    };
    worker.once('error', onError).once('exit', onExit).once('message', onMessage);
    try {
      worker.postMessage({ task, input });
    } catch (error) {
      // Input that cannot be cloned never reaches the thread.
      reject(error);
      end();
    }
  });
}
