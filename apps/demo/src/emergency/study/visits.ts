import { makeRandom } from '@cheese/generators/random';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Days begin at midnight in China. */
const ZONE_MS = 8 * HOUR_MS;

/** For how many days the demo people have been learning. */
const HISTORY_DAYS = 60;

interface Manner {
  /** How likely they learn on a day. */
  perDay: number;
  /** How likely they know an answer. */
  skill: number;
  /** Since how many days they have not come any more. */
  awayDays: number;
}

/** Who somebody is in the demo: how often they learn, and how well. */
export const manners = {
  veteran: { perDay: 0.45, skill: 0.94, awayDays: 0 },
  keen: { perDay: 0.5, skill: 0.92, awayDays: 0 },
  steady: { perDay: 0.25, skill: 0.82, awayDays: 0 },
  weak: { perDay: 0.2, skill: 0.48, awayDays: 0 },
  lapsed: { perDay: 0.3, skill: 0.78, awayDays: 24 },
  idle: { perDay: 0, skill: 0, awayDays: 0 },
} satisfies Record<string, Manner>;
export type Habit = keyof typeof manners;

/** An evening at the centre's resources, and perhaps a quiz after it. */
export interface Visit {
  studies: { startedAt: number; studiedMs: number; resource: number }[];
  quizAt: number | null;
}

interface Learner {
  name: string;
  habit: Habit;
}

/** When somebody came in the last sixty days: the same for the same name on the same day. */
export function visitsOf({ name, habit }: Learner, now: number): Visit[] {
  const random = makeRandom(`visits of ${name}`);
  const { perDay, awayDays } = manners[habit];
  const today = Math.floor((now + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
  const visits: Visit[] = [];
  for (let daysAgo = HISTORY_DAYS; daysAgo > awayDays; daysAgo--) {
    if (!random.chance(perDay)) continue;
    const at = today - daysAgo * DAY_MS + Math.round(random.between(8, 21) * HOUR_MS);
    visits.push(visitAt(at, random));
  }
  // Who passed once passed long ago, too.
  return habit === 'veteran' ? [visitAt(today - 430 * DAY_MS, random), ...visits] : visits;
}

function visitAt(at: number, random: ReturnType<typeof makeRandom>): Visit {
  const studies: Visit['studies'] = [];
  let time = at;
  for (let more = true; more; more = studies.length < 3 && random.chance(0.4)) {
    const studiedMs = Math.round(random.between(3, 16)) * MINUTE_MS;
    studies.push({ startedAt: time, studiedMs, resource: Math.floor(random.between(0, 1000)) });
    time += studiedMs + MINUTE_MS;
  }
  return { studies, quizAt: random.chance(0.55) ? time : null };
}
