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

export type Asking =
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

/** Where an answer leads, and what follows from it. */
export interface Way {
  /** Always, where there is none. */
  when: Condition | null;
  /** A scene or an end. */
  to: string;
  /** What follows, told at once where one learns, and in the debrief. */
  says: string;
  /** How much of the scene's points it brings; `counted` goes by how much of the answer is right. */
  share: number | 'counted';
  /** Seconds that it takes away from the patient. */
  costS: number;
  effects: readonly Effect[];
  /** A failure that endangers somebody, by its name; none where it does not. */
  critical: string | null;
}

export interface Scene {
  id: string;
  title: string;
  text: string;
  ask: string;
  picture: ScenePicture;
  sound: DrillSound | null;
  /** What happens when nobody decides in time. */
  timer: { seconds: number; way: Way } | null;
  asking: Asking;
  /** The first that holds is taken. */
  ways: readonly Way[];
  /** 0 where nothing is to be marked. */
  points: number;
  why: string;
  /** Ids of the drill's references. */
  references: readonly string[];
}
