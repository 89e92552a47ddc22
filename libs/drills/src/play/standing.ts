import type { Drill } from '../graph/drill';
import type { Answer } from './answer';

/** A scene that is behind one, and what came of it. */
export interface Taken {
  scene: string;
  answer: Answer;
  says: string;
  share: number;
  /** Of the points of the drill; a scene brings some only the first time. */
  gained: number;
  costS: number;
  critical: string | null;
  /** The drill's clock when it was answered. */
  clock: number;
  /** Seconds of play when it was. */
  atSeconds: number;
}

export interface Sign {
  value: number;
  perS: number;
}

export interface Standing {
  /** A scene or an end. */
  at: string;
  /** Seconds of play when it was entered. */
  enteredAt: number;
  /** Seconds of the story: also those that a choice took. */
  clock: number;
  counters: ReadonlyMap<string, number>;
  vitals: ReadonlyMap<string, Sign>;
  taken: readonly Taken[];
  /** What turned it, where something did. */
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

/** How things stand after so many seconds in which nobody did anything. */
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
