import { clausesOf } from './normalise';
import { likest, type PhraseIndex } from './phraseIndex';

/** From here on a question counts as asked. */
const HEARD = 0.5;
/** So sure that all of it in one breath is better than the one clause that was understood. */
const SURE = 0.68;
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
  if (each.length > 1) return { heard: each, near: [] };
  const whole = likest(index, clauses.join(''));
  const [first] = whole;
  const isSure = first !== undefined && first.likeness >= (each.length > 0 ? SURE : HEARD);
  if (isSure) return { heard: [first.id], near: [] };
  if (each.length > 0) return { heard: each, near: [] };
  const near = whole.filter(({ likeness }) => likeness >= NEAR).slice(0, 3);
  return { heard: [], near: near.map(({ id }) => id) };
}
