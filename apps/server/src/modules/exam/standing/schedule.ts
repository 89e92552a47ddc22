import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import type { StandingRow } from './standing.tables';

/** What the schedule knows of a question: how long it is remembered, and how hard it is. */
export type Memory = Pick<StandingRow, 'dueAt' | 'stability' | 'hardness' | 'lapses'>;

const DAY_MS = 86_400_000;

/** Nine of ten are to be remembered when they are asked again; days, not minutes. */
const scheduler = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false });

/** When it should be asked again, after an answer that was worth a share. */
export function nextMemory(
  known: (Memory & Pick<StandingRow, 'answeredAt'>) | undefined,
  share: number,
  now: Date,
): Memory {
  const { card } = scheduler.next(cardOf(known, now), now, gradeOf(share));
  const { due, stability, difficulty, lapses } = card;
  return { dueAt: due, stability, hardness: difficulty, lapses };
}

function cardOf(known: (Memory & Pick<StandingRow, 'answeredAt'>) | undefined, now: Date) {
  const empty = createEmptyCard(now);
  if (!known?.dueAt || known.stability === null || known.hardness === null) return empty;
  const { answeredAt, dueAt, stability, hardness, lapses } = known;
  return {
    ...empty,
    due: dueAt,
    stability,
    difficulty: hardness,
    lapses,
    state: State.Review,
    reps: 1,
    last_review: answeredAt,
    elapsed_days: Math.max(0, Math.floor((now.getTime() - answeredAt.getTime()) / DAY_MS)),
    scheduled_days: Math.max(0, Math.round((dueAt.getTime() - answeredAt.getTime()) / DAY_MS)),
  };
}

/** Partly right was hard; wrong begins again. */
const gradeOf = (share: number) =>
  share >= 1 ? Rating.Good : share > 0 ? Rating.Hard : Rating.Again;
