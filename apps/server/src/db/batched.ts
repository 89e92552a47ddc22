import type { Db } from './database';

/** More is not asked for by one statement. */
const MOST = 200;
/** Longest wait for a batch on a dead connection. */
const PATIENCE_MS = 1_000;

interface Waiting<Input, Answer> {
  asked: Input;
  resolve(answer: Answer): void;
  reject(failure: unknown): void;
}

interface Line<Input, Answer> {
  waiting: Waiting<Input, Answer>[];
  /** Since when a statement is under way; null where none is. */
  since: number | null;
}

/**
 * Batches concurrent calls into one statement. A call during a running statement waits for the next
 * one, so that no caller gets data from before its call. `ask` answers in the order of its input.
 * Calls inside a transaction are not batched.
 */
export function batched<Input, Answer>(
  ask: (db: Db, all: readonly Input[]) => Promise<readonly Answer[]>,
): (db: Db, asked: Input) => Promise<Answer> {
  const lines = new WeakMap<Db, Line<Input, Answer>>();

  function lineOf(db: Db) {
    const line = lines.get(db) ?? { waiting: [], since: null };
    lines.set(db, line);
    return line;
  }

  async function answerSome(db: Db, line: Line<Input, Answer>) {
    const some = line.waiting.splice(0, MOST);
    const since = performance.now();
    line.since = since;
    try {
      const answers = await ask(
        db,
        some.map(({ asked }) => asked),
      );
      some.forEach(({ resolve }, nth) => resolve(answers[nth] as Answer));
    } catch (failure) {
      for (const { reject } of some) reject(failure);
    }
    // Another statement has started since, so no one waits for this one.
    if (line.since !== since) return;
    line.since = null;
    if (line.waiting.length > 0) void answerSome(db, line);
  }

  return (db, asked) =>
    new Promise((resolve, reject) => {
      const line = lineOf(db);
      line.waiting.push({ asked, resolve, reject });
      const isAwaited = line.since !== null && performance.now() - line.since < PATIENCE_MS;
      if (!isAwaited) void answerSome(db, line);
    });
}

/** Numbers as one input of a statement, which casts it (`::int[]`). */
export const numbersIn = (all: readonly number[]) => `{${all.join(',')}}`;
