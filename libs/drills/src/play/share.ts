import type { SceneAsking, Way } from '../graph/scene';
import type { Answer } from './answer';
import { idsOf, isRight, pressedOf } from './holds';

const ofLevel = { poor: 0, fair: 0.7, good: 1 };

/** The share of right options, from 0 to 1. Each wrong option cancels a right one. */
export function countedShare(asking: SceneAsking, answer: Answer): number {
  if (asking.kind === 'cpr') return ofLevel[pressedOf(asking, answer)?.level ?? 'poor'];
  if (asking.kind === 'go' || asking.kind === 'amount') return isRight(asking, answer) ? 1 : 0;
  const given = idsOf(answer);
  if (asking.kind === 'order') return inOrder(asking.right, given);
  const right = given.filter((id) => asking.right.includes(id)).length;
  return Math.max(0, (2 * right - given.length) / asking.right.length);
}

/** The share of adjacent pairs in the right order, where half counts as nothing. */
function inOrder(right: readonly string[], given: readonly string[]) {
  const pairs = right.slice(1).map((id, index) => {
    const [before, after] = [given.indexOf(right[index] ?? ''), given.indexOf(id)];
    return before >= 0 && after > before;
  });
  const met = pairs.filter(Boolean).length / Math.max(1, pairs.length);
  return Math.max(0, 2 * met - 1);
}

export const shareOf = ({ share }: Way, asking: SceneAsking, answer: Answer) =>
  share === 'counted' ? countedShare(asking, answer) : share;
