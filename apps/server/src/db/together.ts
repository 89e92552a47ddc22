import type { Db } from './database';

/** More is not asked for by one statement. */
const MOST = 200;
/** Longest wait for a batch on a dead connection. */
const PATIENCE_MS = 1_000;

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(failure: unknown): void;
}

interface Line<Asked, Answer> {
  waiting: Waiting<Asked, Answer>[];
  /** Since when a statement is under way; null where none is. */
  since: number | null;
}

/**
 * One statement for all who ask the same at once: who comes while one is under way waits for the
 * next, so that nobody is told what was true before they asked. `ask` answers in the order in which
 * it is asked. Whoever asks inside a transaction asks alone.
 */
export function together<Asked, Answer>(
  ask: (db: Db, all: readonly Asked[]) => Promise<readonly Answer[]>,
): (db: Db, asked: Asked) => Promise<Answer> {
  const lines = new WeakMap<Db, Line<Asked, Answer>>();

  function lineOf(db: Db) {
    const line = lines.get(db) ?? { waiting: [], since: null };
    lines.set(db, line);
    return line;
  }

  async function answerSome(db: Db, line: Line<Asked, Answer>) {
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
    // Nobody waited for it any more where another has begun since.
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
