import { reviewGradeCodes, type ReviewGrade } from '@cheese/domain/codes/exam/practices';
import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import type { MemoryBefore, StandingRow } from '../question/history/standing.tables';

/** The spaced-repetition state: how long the question is remembered and how hard it is. */
export type Memory = Pick<StandingRow, 'dueAt' | 'stability' | 'hardness' | 'lapses'>;

const DAY_MS = 86_400_000;

/** Nine of ten are to be remembered when they are asked again; days, not minutes. */
const scheduler = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false });

const ratings = { 1: Rating.Again, 2: Rating.Hard, 3: Rating.Good, 4: Rating.Easy } as const;

/** When it should be asked again, after it was remembered so well. */
export function nextMemory(before: MemoryBefore, grade: ReviewGrade, now: Date): Memory {
  const { card } = scheduler.next(cardOf(before, now), now, ratings[grade]);
  const { due, stability, difficulty, lapses } = card;
  return { dueAt: due, stability, hardness: difficulty, lapses };
}

function cardOf(before: MemoryBefore, now: Date) {
  const empty = createEmptyCard(now);
  if (!before) return empty;
  const { answeredAt, dueAt, stability, hardness, lapses } = before;
  return {
    ...empty,
    due: new Date(dueAt),
    stability,
    difficulty: hardness,
    lapses,
    state: State.Review,
    reps: 1,
    last_review: new Date(answeredAt),
    elapsed_days: Math.max(0, Math.floor((now.getTime() - answeredAt) / DAY_MS)),
    scheduled_days: Math.max(0, Math.round((dueAt - answeredAt) / DAY_MS)),
  };
}

/** Null if the question was never scheduled. */
export function knownOf(row: StandingRow | undefined): MemoryBefore {
  if (!row?.dueAt || row.stability === null || row.hardness === null) return null;
  const { answeredAt, dueAt, stability, hardness, lapses } = row;
  return { answeredAt: answeredAt.getTime(), dueAt: dueAt.getTime(), stability, hardness, lapses };
}

/** By the answer alone: partly right was hard; wrong begins again. */
export const gradeOf = (share: number): ReviewGrade =>
  share >= 1 ? reviewGradeCodes.good : share > 0 ? reviewGradeCodes.hard : reviewGradeCodes.again;
