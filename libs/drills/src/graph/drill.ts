import type { DrillDifficulty, DrillEnd } from '@cheese/domain/codes/training/drills';
import type { FirstAidCategory, FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { Condition } from './condition';
import type { Scene } from './scene';

export interface Reference {
  id: string;
  /** With who published it. */
  name: string;
  year: number;
}

/** A sign that changes by itself and by what is done; between `least` and `most`. */
export interface Vital {
  id: string;
  name: string;
  unit: string;
  from: number;
  /** By the second, until something is done. */
  perS: number;
  least: number;
  most: number;
  /** Outside of these it alarms. */
  low: number;
  high: number;
}

/** Something that is counted and shown to nobody. */
export interface Counter {
  id: string;
  name: string;
  from: number;
}

export interface End {
  id: string;
  kind: DrillEnd;
  title: string;
  text: string;
  /** More than this nobody gets who ends here, out of a hundred; none is a fault. */
  score: number | null;
}

/** What ends the drill whatever was answered, looked at after each step. */
export interface Turn {
  when: Condition;
  to: string;
  says: string;
}

/** A drill as a graph of scenes. */
export interface Drill {
  key: string;
  /** Goes up with each change: what was begun under another one cannot go on. */
  version: number;
  title: string;
  summary: string;
  category: FirstAidCategory;
  /** None of the named ones fits where it is null. */
  topic: FirstAidTopic | null;
  difficulty: DrillDifficulty;
  minutes: number;
  aims: readonly string[];
  references: readonly Reference[];
  vitals: readonly Vital[];
  counters: readonly Counter[];
  start: string;
  scenes: readonly Scene[];
  ends: readonly End[];
  turns: readonly Turn[];
  /** After so many steps it ends, however the scenes lead back to each other. */
  mostSteps: number;
  /** Where it ends then. */
  exhausted: string;
}

/** Leads nowhere, and names nothing: where an author has still to choose. */
export const UNDECIDED = 'undecided';

export const sceneOf = ({ scenes }: Drill, id: string) => scenes.find((one) => one.id === id);
export const endOf = ({ ends }: Drill, id: string) => ends.find((one) => one.id === id);
