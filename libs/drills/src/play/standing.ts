import type { Drill } from '../graph/drill';
import type { Answer } from './answer';

/** A completed scene and its result. */
export interface Taken {
  scene: string;
  answer: Answer;
  says: string;
  share: number;
  /** Points gained; a scene counts only the first time. */
  gained: number;
  costS: number;
  critical: string | null;
  /** Story time at the answer. */
  clock: number;
  /** Seconds of play at the answer. */
  atSeconds: number;
}

export interface Sign {
  value: number;
  perS: number;
}

export interface Standing {
  /** A scene or an end. */
  at: string;
  /** Seconds of play on entering it. */
  enteredAt: number;
  /** Story time in seconds, including time lost by choices. */
  clock: number;
  counters: ReadonlyMap<string, number>;
  vitals: ReadonlyMap<string, Sign>;
  taken: readonly Taken[];
  /** The turn that ended the drill, if any. */
  turned: string | null;
}

export const standingAtFirst = ({ start, counters, vitals }: Drill): Standing => ({
  at: start,
  enteredAt: 0,
  clock: 0,
  counters: new Map(counters.map(({ id, from }) => [id, from])),
  vitals: new Map(vitals.map(({ id, from, perS }) => [id, { value: from, perS }])),
  taken: [],
  turned: null,
});

/** The state after a time without any action. */
export function passed(drill: Drill, standing: Standing, seconds: number): Standing {
  const vitals = new Map(standing.vitals);
  for (const { id, least, most } of drill.vitals) {
    const sign = vitals.get(id);
    if (!sign) continue;
    const value = Math.min(most, Math.max(least, sign.value + sign.perS * seconds));
    vitals.set(id, { ...sign, value });
  }
  return { ...standing, clock: standing.clock + seconds, vitals };
}
