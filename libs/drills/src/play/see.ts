import { type Patient, patients, pressesACycle } from '../cpr/guideline';
import type { DrillEnd } from '@cheese/domain/codes/viewers/drills';
import { type Drill, sceneOf } from '../graph/drill';
import { pictureWords, type ScenePicture, type SceneSound } from '../graph/picture';
import type { Asking, Scene } from '../graph/scene';
import type { Run } from './answer';
import { standingAt } from './follow';
import { endReached, play } from './run';
import { handed, shuffled } from './shuffle';
import type { Standing } from './standing';

/** What is asked, without anything that tells what is right. */
export type SeenAsking =
  | { kind: 'go'; label: string }
  | { kind: 'one' | 'several' | 'order'; options: { id: string; text: string }[] }
  | { kind: 'point'; most: number }
  | { kind: 'amount'; unit: string; least: number; most: number }
  | {
      kind: 'cpr';
      patient: Patient;
      hands: string;
      depth: string;
      seconds: number;
      presses: number;
    };

export interface SeenVital {
  id: string;
  name: string;
  unit: string;
  value: number;
  alarms: boolean;
}

/** What came of the step before, where one learns. */
export interface Feedback {
  says: string;
  why: string;
  share: number;
  critical: string | null;
}

export interface Seen {
  /** Of the step that is answered next. */
  number: number;
  scene: {
    title: string;
    text: string;
    ask: string;
    picture: ScenePicture;
    pictureWords: string;
    sound: SceneSound | null;
    asking: SeenAsking;
    /** Seconds that are left and that there were. */
    timer: { left: number; of: number } | null;
  } | null;
  end: { kind: DrillEnd; title: string; text: string } | null;
  vitals: SeenVital[];
  feedback: Feedback | null;
  /** What ended it all at once. */
  turned: string | null;
}

function askingSeen(asking: Asking, scene: string, seed: number): SeenAsking {
  switch (asking.kind) {
    case 'go':
      return { kind: 'go', label: asking.label };
    case 'one':
    case 'several':
    case 'order':
      return {
        kind: asking.kind,
        options: shuffled(seed, scene, asking.options).map(({ text }, index) => ({
          ...{ id: handed(index), text },
        })),
      };
    case 'point':
      return { kind: 'point', most: asking.most };
    case 'amount': {
      const { unit, least, most } = asking;
      return { kind: 'amount', unit, least, most };
    }
    case 'cpr': {
      const { patient, rescuers, seconds } = asking;
      const { hands, depth } = patients[patient];
      const presses = pressesACycle(patient, rescuers);
      return { kind: 'cpr', patient, hands, depth, seconds, presses };
    }
  }
}

function sceneSeen(scene: Scene, run: Run, waitedS: number) {
  const { title, text, ask, picture, sound, timer } = scene;
  return {
    ...{ title, text, ask, picture, sound, pictureWords: pictureWords(picture) },
    asking: askingSeen(scene.asking, scene.id, run.seed),
    timer: timer && { left: Math.max(0, timer.seconds - waitedS), of: timer.seconds },
  };
}

function feedbackOf(drill: Drill, run: Run, { taken }: Standing): Feedback | null {
  const last = taken.at(-1);
  if (!last || run.mode === 'test') return null;
  const { says, share, critical } = last;
  return { says, share, critical, why: sceneOf(drill, last.scene)?.why ?? '' };
}

/** What somebody may see at a moment. */
export function see(drill: Drill, run: Run, atSeconds: number): Seen {
  const standing = play(drill, run);
  const now = standingAt(drill, standing, atSeconds);
  const scene = sceneOf(drill, standing.at);
  const end = endReached(drill, standing);
  return {
    number: run.steps.length + 1,
    scene: scene ? sceneSeen(scene, run, Math.max(0, atSeconds - standing.enteredAt)) : null,
    end: end && { kind: end.kind, title: end.title, text: end.text },
    vitals: drill.vitals.map(({ id, name, unit, low, high }) => {
      const value = Math.round(now.vitals.get(id)?.value ?? 0);
      return { id, name, unit, value, alarms: value < low || value > high };
    }),
    feedback: feedbackOf(drill, run, standing),
    turned: standing.turned,
  };
}
