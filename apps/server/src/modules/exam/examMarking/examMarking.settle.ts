import type { Share } from '@cheese/domain/questions/kind';
import { groupedBy } from '@cheese/domain/rules/lists/groupedBy';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { lockAttempts, writeMarkedShares, writeShares } from '../attempt/attempt.door';
import { gainedBy } from '../attempt/attempt.mark';
import type { AttemptRow } from '../attempt/attempt.tables';
import type { ExamRow } from '../exam/exam.tables';
import { withMarks } from './examMarking.sheet';
import { selectMarkedRefs } from './examMarking.refs.store';

interface Settled {
  place: number;
  /** In hundredths; null where people do not agree yet. */
  settled: number | null;
}

/** Writes what people gave for answers of an attempt into it; the attempt is locked. */
export async function settle(db: Db, attempt: AttemptRow, found: readonly Settled[]) {
  const settled = settledIn(attempt, found);
  await writeMarks(db, [settled]);
  await reach(db, [settled]);
}

interface SettledAttempt {
  attempt: AttemptRow;
  marks: { place: number; share: number | null }[];
}

const settledIn = (attempt: AttemptRow, found: readonly Settled[]): SettledAttempt => ({
  attempt,
  marks: found.map(({ place, settled }) => {
    const score = present(attempt.items[place]).score;
    return { place, share: settled === null ? null : score === 0 ? 0 : settled / score };
  }),
});

/** With the answers, where handing in finds them. */
async function writeMarks(db: Db, settled: readonly SettledAttempt[]) {
  const said = settled.flatMap(({ attempt: { id }, marks }) =>
    marks.map((mark) => ({ id, ...mark })),
  );
  if (said.length === 0) return;
  await writeMarkedShares(db, said);
}

/** And in what was handed in already. One that is open again reads its answers' when it is. */
async function reach(db: Db, settled: readonly SettledAttempt[]) {
  const done = settled.filter(({ attempt }) => attempt.submittedAt !== null);
  const anew = done.map(({ attempt, marks }) => {
    const shares: Share[] = [...(attempt.shares ?? [])];
    for (const { place, share } of marks) shares[place] = share;
    return { attempt, shares, ...gainedBy(attempt, shares) };
  });
  await writeShares(db, anew);
}

const AT_ONCE = 200;

/** Everything that was marked in an exam, as its rule says now; also where it is open again. */
export async function settleAll(db: Db, exam: ExamRow) {
  const refs = await selectMarkedRefs(db, exam.id);
  const marked = (await withMarks(db, exam, 0, refs)).filter(({ marks }) => marks.length > 0);
  const byAttempt = groupedBy(marked, ({ ref }) => ref.attemptId);
  const ids = [...byAttempt.keys()].sort((a, b) => a - b);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const attempts = await lockAttempts(db, ids.slice(from, from + AT_ONCE));
    const settled = attempts.map((attempt) =>
      settledIn(
        attempt,
        (byAttempt.get(attempt.id) ?? []).map(({ ref, standing }) => ({
          place: ref.place,
          settled: standing.settled,
        })),
      ),
    );
    await writeMarks(db, settled);
    await reach(db, settled);
  }
}
