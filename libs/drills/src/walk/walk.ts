import type { Condition } from '../graph/condition';
import { type Drill, endOf, sceneOf } from '../graph/drill';
import type { Scene, Way } from '../graph/scene';
import type { Answer } from '../play/answer';
import { DeadEnd, follow } from '../play/follow';
import { holds } from '../play/holds';
import { type Standing, standingAtFirst } from '../play/standing';
import { answersOf } from './answers';
import { allConditions } from './conditions';

/** More than any authored drill needs; walking an uploaded graph stops there. */
const LIMITS = { states: 20_000, steps: 200_000 };
const QUICK_S = 4;
const SLOW_S = 60;
/** States are merged if their vital signs differ by less than this share of the range. */
const SIGN_STEPS = 20;
const CLOCK_STEP_S = 20;

interface Walk {
  scenes: Set<string>;
  ways: Set<Way>;
  /** The ends reached, each with its best state. */
  ends: Map<string, Standing>;
  turned: Set<string>;
  deadEnds: Map<string, Answer>;
  answers: Map<Scene, readonly Answer[]>;
  /** The limits were reached, so the walk is incomplete. */
  isCut: boolean;
}

export const gainedBy = ({ taken }: Standing) => taken.reduce((sum, one) => sum + one.gained, 0);

const isBetter = (one: Standing, other: Standing | undefined) => {
  if (!other) return true;
  const more = gainedBy(one) - gainedBy(other);
  return Math.abs(more) > 1e-9 ? more > 0 : one.clock < other.clock;
};

/** The key of all facts that the remaining path depends on. */
function keyOf(drill: Drill, facts: readonly Condition[], hasClock: boolean) {
  const nobody = { kind: 'go' } as const;
  const asking = { kind: 'go', label: '' } as const;
  return (standing: Standing) => {
    const { at, counters, vitals, clock } = standing;
    const signs = drill.vitals.map(({ id, least, most }) => {
      const { value = 0, perS = 0 } = vitals.get(id) ?? {};
      return `${Math.round(((value - least) / (most - least)) * SIGN_STEPS)}/${perS}`;
    });
    const known = facts.map((one) => Number(holds(one, asking, nobody, standing)));
    const time = hasClock ? Math.round(clock / CLOCK_STEP_S) : 0;
    return JSON.stringify([at, [...counters.values()], signs, known, time]);
  };
}

const paces = ({ asking, timer }: Scene) => {
  const least = asking.kind === 'cpr' ? asking.seconds : QUICK_S;
  return [least, Math.max(least, timer ? timer.seconds : SLOW_S)];
};

/**
 * Walks every way from every reachable state; paths that meet in the same state continue as the
 * best of them.
 */
export function walk(drill: Drill, most = LIMITS): Walk {
  const found: Walk = {
    scenes: new Set(),
    ways: new Set(),
    ends: new Map(),
    turned: new Set(),
    deadEnds: new Map(),
    answers: new Map(),
    isCut: false,
  };
  const conditions = allConditions(drill);
  const facts = conditions.filter(({ is }) => is === 'earlier');
  const key = keyOf(
    drill,
    facts,
    conditions.some(({ is }) => is === 'passed'),
  );
  const first = standingAtFirst(drill);
  const best = new Map([[key(first), first]]);
  const waiting = [...best.keys()];
  let steps = 0;
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const standing = best.get(name);
    const scene = standing && sceneOf(drill, standing.at);
    if (!standing || !scene) continue;
    const leaving = leavings(drill, standing, scene, found);
    steps += leaving.length;
    found.isCut ||= steps > most.steps;
    for (const next of leaving) {
      if (arrive(drill, next, found)) continue;
      const state = key(next);
      if (!isBetter(next, best.get(state))) continue;
      if (best.size >= most.states) found.isCut = true;
      else waiting.push(state);
      best.set(state, next);
    }
    if (found.isCut) break;
  }
  return found;
}

function leavings(drill: Drill, standing: Standing, scene: Scene, found: Walk): Standing[] {
  found.scenes.add(scene.id);
  const answers = found.answers.get(scene) ?? answersOf(drill, scene);
  found.answers.set(scene, answers);
  return answers.flatMap((answer) =>
    paces(scene).flatMap((pace) => {
      const waits = answer.kind === 'ranOut' ? (scene.timer?.seconds ?? pace) : pace;
      try {
        const next = follow(drill, standing, answer, standing.enteredAt + waits);
        found.ways.add(next.way);
        return [next.standing];
      } catch (error) {
        if (!(error instanceof DeadEnd)) throw error;
        found.deadEnds.set(scene.id, answer);
        return [];
      }
    }),
  );
}

function arrive(drill: Drill, standing: Standing, found: Walk) {
  if (standing.turned !== null) found.turned.add(standing.turned);
  if (!endOf(drill, standing.at)) return false;
  if (isBetter(standing, found.ends.get(standing.at))) found.ends.set(standing.at, standing);
  return true;
}
