import type { DrillSound } from '@cheese/domain/codes/training/drills';
import type { Patient } from '../cpr/guideline';
import type { Condition, Effect } from './condition';
import type { ScenePicture } from './picture';

export interface Option {
  id: string;
  text: string;
}

/** Corners from 0 to 1 of the picture's width and height. */
export interface Area {
  id: string;
  name: string;
  corners: readonly (readonly [number, number])[];
}

export type SceneAsking =
  | { kind: 'go'; label: string }
  | { kind: 'one'; options: readonly Option[]; right: readonly string[] }
  | { kind: 'several'; options: readonly Option[]; right: readonly string[] }
  | { kind: 'order'; options: readonly Option[]; right: readonly string[] }
  | { kind: 'point'; areas: readonly Area[]; right: readonly string[]; most: number }
  | {
      kind: 'amount';
      unit: string;
      least: number;
      most: number;
      right: number;
      tolerance: number;
    }
  | { kind: 'cpr'; patient: Patient; rescuers: 1 | 2; seconds: number };

/** The consequence of an answer and the next scene. */
export interface Way {
  /** Null means always. */
  when: Condition | null;
  /** A scene or an end. */
  to: string;
  /** The consequence, shown at once in learning mode, and in the debrief. */
  says: string;
  /** The share of the scene's points; `counted` depends on how much of the answer is right. */
  share: number | 'counted';
  /** Seconds lost for the patient. */
  costS: number;
  effects: readonly Effect[];
  /** The name of a failure that endangers the patient; null if there is none. */
  critical: string | null;
}

export interface Scene {
  id: string;
  title: string;
  text: string;
  ask: string;
  picture: ScenePicture;
  sound: DrillSound | null;
  /** The way taken if the time runs out. */
  timer: { seconds: number; way: Way } | null;
  asking: SceneAsking;
  /** The first way whose condition holds is taken. */
  ways: readonly Way[];
  /** 0 if the scene is not marked. */
  points: number;
  why: string;
  /** Ids of the drill's references. */
  references: readonly string[];
}
