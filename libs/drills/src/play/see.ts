import { patients, pressesACycle } from '../cpr/guideline';
import type { DrillAsking, DrillScene } from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillRun } from '@cheese/domain/contract/training/drill';
import { type Drill, sceneOf } from '../graph/drill';
import { pictureSeen, pictureWords } from '../graph/picture';
import type { SceneAsking, Scene } from '../graph/scene';
import type { Run } from './answer';
import { standingAt } from './follow';
import { endReached, play } from './run';
import { handed, shuffled } from './shuffle';
import type { Standing } from './standing';

/** The visible part of a run; the caller knows its id. */
export type Seen = Pick<DrillRun, 'number' | 'scene' | 'end' | 'vitals' | 'feedback' | 'turned'>;

function askingSeen(asking: SceneAsking, scene: string, seed: number): DrillAsking {
  switch (asking.kind) {
    case 'go':
      return { kind: 'go', label: asking.label };
    case 'one':
    case 'several':
    case 'order':
      return {
        kind: asking.kind,
        options: shuffled(seed, scene, asking.options).map(({ text }, index) => ({
          id: handed(index),
          text,
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

function sceneSeen(scene: Scene, run: Run, waitedS: number): DrillScene {
  const { title, text, ask, picture, sound, timer } = scene;
  return {
    title,
    text,
    ask,
    sound,
    pictureWords: pictureWords(picture),
    picture: pictureSeen(picture),
    asking: askingSeen(scene.asking, scene.id, run.seed),
    timer: timer && { left: Math.max(0, timer.seconds - waitedS), of: timer.seconds },
  };
}

function feedbackOf(drill: Drill, run: Run, { taken }: Standing): Seen['feedback'] {
  const last = taken.at(-1);
  if (!last || run.mode === 'test') return null;
  const { says, share, critical } = last;
  return { says, share, critical, why: sceneOf(drill, last.scene)?.why ?? '' };
}

/** The visible part of a run at a moment. */
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
