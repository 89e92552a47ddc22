import type { DrillDifficulty, DrillEnd } from '@cheese/domain/codes/training/drills';
import type { FirstAidCategory, FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { Condition } from './condition';
import type { Scene } from './scene';

export interface Reference {
  id: string;
  /** Includes the publisher. */
  name: string;
  year: number;
}

/** A vital sign that changes over time and by actions, between `least` and `most`. */
export interface Vital {
  id: string;
  name: string;
  unit: string;
  from: number;
  /** The change per second until an action changes it. */
  perS: number;
  least: number;
  most: number;
  /** The alarm limits. */
  low: number;
  high: number;
}

/** A hidden counter. */
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
  /** The maximum score out of a hundred at this end; null for no limit. */
  score: number | null;
}

/** Ends the drill, whatever was answered; evaluated after each step. */
export interface Turn {
  when: Condition;
  to: string;
  says: string;
}

/** A drill as a graph of scenes. */
export interface Drill {
  key: string;
  /** Increases with each change: a run begun with another version cannot continue. */
  version: number;
  title: string;
  summary: string;
  category: FirstAidCategory;
  /** Null if no topic fits. */
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
  /** The drill ends after this many steps, so that loops cannot go on forever. */
  mostSteps: number;
  /** The end used in that case. */
  exhausted: string;
}

/** An id that exists nowhere: the author has still to choose. */
export const UNDECIDED = 'undecided';

export const sceneOf = ({ scenes }: Drill, id: string) => scenes.find((one) => one.id === id);
export const endOf = ({ ends }: Drill, id: string) => ends.find((one) => one.id === id);
