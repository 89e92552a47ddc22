import type { DrillDebrief, DrillStep } from '@cheese/domain/contract/training/shapes/drillScene';
import { type Drill, sceneOf } from '../graph/drill';
import type { Scene } from '../graph/scene';
import { type Answer, CannotDo, type Run } from './answer';
import { idsOf, pressedOf } from './holds';
import { endReached, play } from './run';
import { scoreOf } from './score';
import type { Taken } from './standing';
import { texts } from './texts';

/** The learner's answer in words. */
function didWords({ asking }: Scene, answer: Answer): string {
  if (answer.kind === 'ranOut') return texts.ranOut;
  if (answer.kind === 'amount') {
    return `${answer.value} ${asking.kind === 'amount' ? asking.unit : ''}`.trim();
  }
  const report = pressedOf(asking, answer);
  if (report) return texts.pressed(report.presses, report.rate);
  if (asking.kind === 'go') return asking.label || texts.went;
  const ids = idsOf(answer);
  if (ids.length === 0) return texts.nothing;
  const names = new Map<string, string>();
  if (asking.kind === 'point') for (const { id, name } of asking.areas) names.set(id, name);
  else if ('options' in asking) for (const { id, text } of asking.options) names.set(id, text);
  const words = ids.map((id) => names.get(id) ?? texts.elsewhere);
  return words.join(asking.kind === 'order' ? ' → ' : '；');
}

function stepOf(drill: Drill, one: Taken, best: readonly Taken[]): DrillStep[] {
  const scene = sceneOf(drill, one.scene);
  if (!scene) return [];
  const did = didWords(scene, one.answer);
  const right = best.find((other) => other.scene === one.scene);
  const better = right ? didWords(scene, right.answer) : null;
  const { says, share, costS, critical, clock } = one;
  const isBest = better === did || one.share >= 1 || scene.asking.kind === 'cpr';
  return [
    {
      title: scene.title,
      did,
      says,
      share,
      points: scene.points,
      why: scene.why,
      costS,
      critical,
      clock,
      better: isBest ? null : better,
      references: drill.references.filter(({ id }) => scene.references.includes(id)),
      cpr: pressedOf(scene.asking, one.answer),
    },
  ];
}

/** The path taken beside the best path; available only after the end. */
export function debriefOf(drill: Drill, bestWay: Run['steps'], run: Run): DrillDebrief {
  const standing = play(drill, run);
  const end = endReached(drill, standing);
  if (!end) throw new CannotDo();
  const best = play(drill, { ...run, steps: bestWay });
  const { taken } = standing;
  const steps = (of: readonly Taken[]) => of.flatMap((one) => stepOf(drill, one, best.taken));
  return {
    score: scoreOf(drill, best, standing),
    end: { kind: end.kind, title: end.title, text: end.text },
    turned: standing.turned,
    seconds: Math.round(standing.clock),
    bestSeconds: Math.round(best.clock),
    lostS: taken.reduce((sum, one) => sum + one.costS, 0),
    critical: taken.flatMap((one) => one.critical ?? []),
    taken: steps(taken),
    best: steps(best.taken),
    references: [...drill.references],
  };
}
