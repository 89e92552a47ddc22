import { clausesOf } from './normalise';
import { likest, type PhraseIndex } from './phraseIndex';

/** From here on a question counts as asked. */
const HEARD = 0.5;
/** So sure that all of it in one breath is better than the one clause that was understood. */
const SURE = 0.68;
/** So sure that several clauses that were understood are one question all the same. */
const ONE = 0.9;
const NEAR = 0.3;
const MOST_HEARD = 3;
const MOST_CLAUSES = 8;

/** Which questions somebody asked in their own words; where none, which they may have meant. */
export function askedIn(
  index: PhraseIndex,
  text: string,
): { heard: readonly string[]; near: readonly string[] } {
  const clauses = clausesOf(text).slice(0, MOST_CLAUSES);
  const single = clauses.flatMap((clause) => {
    const [best] = likest(index, clause);
    return best !== undefined && best.likeness >= HEARD ? [best.id] : [];
  });
  const each = [...new Set(single)].slice(0, MOST_HEARD);
  const whole = likest(index, clauses.join(''));
  const [first] = whole;
  // 是刺痛、胀痛还是压着痛 is one question, however many words stand in it.
  const isOne = first !== undefined && first.likeness >= ONE && each.includes(first.id);
  if (each.length > 1) return { heard: isOne ? [first.id] : each, near: [] };
  const isSure = first !== undefined && first.likeness >= (each.length > 0 ? SURE : HEARD);
  if (isSure) return { heard: [first.id], near: [] };
  if (each.length > 0) return { heard: each, near: [] };
  const near = whole.filter(({ likeness }) => likeness >= NEAR).slice(0, 3);
  return { heard: [], near: near.map(({ id }) => id) };
}
