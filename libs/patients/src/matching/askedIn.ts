import { clausesOf } from './normalise';
import { likest, type PhraseIndex } from './phraseIndex';

/** The similarity from which a question counts as asked. */
const HEARD = 0.5;
/** The similarity at which the whole text is preferred to the only clause that matched. */
const SURE = 0.68;
/** The similarity at which several matching clauses still count as one question. */
const ONE = 0.9;
const NEAR = 0.3;
const MOST_HEARD = 3;
const MOST_CLAUSES = 8;

/** The questions recognised in free text; if none, the most similar ones to offer. */
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
  // 是刺痛、胀痛还是压着痛 is one question, although it has several clauses.
  const isOne = first !== undefined && first.likeness >= ONE && each.includes(first.id);
  if (each.length > 1) return { heard: isOne ? [first.id] : each, near: [] };
  const isSure = first !== undefined && first.likeness >= (each.length > 0 ? SURE : HEARD);
  if (isSure) return { heard: [first.id], near: [] };
  if (each.length > 0) return { heard: each, near: [] };
  const near = whole.filter(({ likeness }) => likeness >= NEAR).slice(0, 3);
  return { heard: [], near: near.map(({ id }) => id) };
}
