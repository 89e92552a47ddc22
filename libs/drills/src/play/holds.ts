import { type CprReport, isAtLeast } from '../cpr/report';
import { reportOfPressing } from '../cpr/pressing';
import type { Condition } from '../graph/condition';
import type { SceneAsking } from '../graph/scene';
import type { Answer } from './answer';
import type { Standing } from './standing';

const none: readonly string[] = [];
export const idsOf = (answer: Answer) => (answer.kind === 'chosen' ? answer.ids : none);

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);
const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** True if the answer is exactly the right one. */
export function isRight(asking: SceneAsking, answer: Answer): boolean {
  if (asking.kind === 'go') return answer.kind === 'go';
  if (asking.kind === 'cpr') return levelOf(asking, answer) === 'good';
  if (asking.kind === 'amount') {
    return answer.kind === 'amount' && Math.abs(answer.value - asking.right) <= asking.tolerance;
  }
  if (answer.kind !== 'chosen') return false;
  return (asking.kind === 'order' ? isSame : isSameSet)(answer.ids, asking.right);
}

const reports = new WeakMap<Answer, CprReport>();

/** The measured compressions, if the scene asks for them; computed once for each answer. */
export function pressedOf(asking: SceneAsking, answer: Answer): CprReport | null {
  if (asking.kind !== 'cpr' || answer.kind !== 'pressed') return null;
  const report = reports.get(answer) ?? reportOfPressing({ ...asking, ...answer });
  reports.set(answer, report);
  return report;
}

const levelOf = (asking: SceneAsking, answer: Answer) => pressedOf(asking, answer)?.level ?? 'poor';

const isWithin = (value: number | undefined, { from, to }: { from: number; to: number }) =>
  value !== undefined && value >= from && value <= to;

/** Evaluates a condition right after that answer. */
export function holds(
  condition: Condition,
  asking: SceneAsking,
  answer: Answer,
  standing: Standing,
): boolean {
  const also = (one: Condition) => holds(one, asking, answer, standing);
  const chosen = idsOf(answer);
  switch (condition.is) {
    case 'right':
      return isRight(asking, answer);
    case 'chosen':
      return condition.ids.every((id) => chosen.includes(id));
    case 'before': {
      const [first, then] = [chosen.indexOf(condition.first), chosen.indexOf(condition.then)];
      return first >= 0 && then > first;
    }
    case 'amount':
      return answer.kind === 'amount' && isWithin(answer.value, condition);
    case 'pressed':
      return answer.kind === 'pressed' && isAtLeast(levelOf(asking, answer), condition.atLeast);
    case 'earlier':
      return standing.taken.some(
        (one) =>
          one.scene === condition.scene &&
          condition.ids.every((id) => idsOf(one.answer).includes(id)),
      );
    case 'counter':
      return isWithin(standing.counters.get(condition.id), condition);
    case 'vital':
      return isWithin(standing.vitals.get(condition.id)?.value, condition);
    case 'passed':
      return standing.clock >= condition.from;
    case 'all':
      return condition.of.every(also);
    case 'any':
      return condition.of.some(also);
    case 'not':
      return !also(condition.of);
  }
}
