import { type Drill, sceneOf } from '../graph/drill';
import type { Effect } from '../graph/condition';
import type { Scene, Way } from '../graph/scene';
import type { Answer } from './answer';
import { holds } from './holds';
import { shareOf } from './share';
import { passed, type Standing, type Taken } from './standing';

/** A scene without a matching way; the check finds it, so a player never should. */
export class DeadEnd extends Error {}

/** Without a timer, longer thinking costs the patient no more than this. */
const LONGEST_THOUGHT_S = 60;

/** The share of the thinking time that passes in the story. */
const thoughtS = ({ timer }: Scene, seconds: number) =>
  Math.min(Math.max(0, seconds), timer ? timer.seconds : LONGEST_THOUGHT_S);

/** The state while the learner looks at a scene. */
export const standingAt = (drill: Drill, standing: Standing, atSeconds: number) => {
  const scene = sceneOf(drill, standing.at);
  if (!scene) return standing;
  return passed(drill, standing, thoughtS(scene, atSeconds - standing.enteredAt));
};

/** The first way whose condition holds. */
function wayOf(scene: Scene, answer: Answer, standing: Standing): Way {
  if (answer.kind === 'ranOut' && scene.timer) return scene.timer.way;
  const way = scene.ways.find(
    ({ when }) => when === null || holds(when, scene.asking, answer, standing),
  );
  if (!way) throw new DeadEnd(scene.id);
  return way;
}

/** The state after an answer. */
export function follow(drill: Drill, before: Standing, answer: Answer, atSeconds: number) {
  const scene = sceneOf(drill, before.at);
  if (!scene) throw new DeadEnd(before.at);
  const thought = standingAt(drill, before, atSeconds);
  const way = wayOf(scene, answer, thought);
  const share = shareOf(way, scene.asking, answer);
  const isFirst = before.taken.every((one) => one.scene !== scene.id);
  const { says, costS, critical } = way;
  const taken: Taken = {
    scene: scene.id,
    answer,
    says,
    share,
    costS,
    critical,
    clock: thought.clock,
    atSeconds,
    gained: isFirst ? share * scene.points : 0,
  };
  const after = affected(drill, passed(drill, thought, costS), way.effects);
  const next = { ...after, enteredAt: atSeconds, taken: [...before.taken, taken] };
  return { standing: arrived(drill, next, scene, answer, way.to), way };
}

/** The next place: the way's target, unless a turn applies or the steps have run out. */
function arrived(drill: Drill, standing: Standing, scene: Scene, answer: Answer, to: string) {
  if (!sceneOf(drill, to)) return { ...standing, at: to };
  const turn = drill.turns.find(({ when }) => holds(when, scene.asking, answer, standing));
  if (turn) return { ...standing, at: turn.to, turned: turn.says };
  return { ...standing, at: standing.taken.length >= drill.mostSteps ? drill.exhausted : to };
}

function affected(drill: Drill, standing: Standing, effects: readonly Effect[]): Standing {
  const counters = new Map(standing.counters);
  const vitals = new Map(standing.vitals);
  for (const effect of effects) {
    const sign = vitals.get(effect.id);
    if (effect.does === 'count')
      counters.set(effect.id, (counters.get(effect.id) ?? 0) + effect.by);
    else if (sign && effect.does === 'drift') vitals.set(effect.id, { ...sign, perS: effect.perS });
    else if (sign && effect.does === 'change') {
      vitals.set(effect.id, { ...sign, value: sign.value + effect.by });
    }
  }
  return passed(drill, { ...standing, counters, vitals }, 0);
}
