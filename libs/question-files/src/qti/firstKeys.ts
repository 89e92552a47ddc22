import { lostTexts } from '../texts';
import { allOf, childOf, childrenOf, type Element, wordsOf } from '../xml/elements';

/** The correct answer of a QTI 1.2 response, by response id. */
export interface Answer {
  of: string;
  word: string;
}

/** The values that a scoring condition requires, without those it negates. */
export function rightOf(item: Element): { right: Answer[]; lost: string[] } {
  const lost = new Set<string>();
  const scored = allOf(item, 'respcondition').filter((one) =>
    allOf(one, 'setvar').some((set) => set.attributes['action'] !== 'Subtract' && gives(set)),
  );
  const right = scored.flatMap((one) => equals(childOf(one, 'conditionvar'), lost));
  return { right, lost: [...lost] };
}

/**
 * The accepted answers of text entries: Blackboard does not score them and only attaches feedback.
 * For choices, such conditions include wrong answers.
 */
export function acceptedOf(item: Element): { right: Answer[]; lost: string[] } {
  const scored = rightOf(item);
  if (scored.right.length > 0) return scored;
  const lost = new Set(scored.lost);
  const shown = allOf(item, 'respcondition').filter(
    (one) => allOf(one, 'setvar').length === 0 && !/incorrect/i.test(one.attributes['title'] ?? ''),
  );
  const right = shown.flatMap((one) => equals(childOf(one, 'conditionvar'), lost));
  return { right, lost: [...lost] };
}

/** Blackboard awards the maximum score without a number. */
const gives = (set: Element) => {
  const score = wordsOf(set).trim();
  return Number(score) > 0 || /\.max$/i.test(score);
};

const bound = (from: string, to: string) =>
  new Map([
    [from, 0 as const],
    [to, 1 as const],
  ]);
const bounds = new Map([...bound('vargte', 'varlte'), ...bound('vargt', 'varlt')]);

function equals(element: Element | undefined, lost: Set<string>): Answer[] {
  const children = childrenOf(element);
  const words = children.flatMap((child): Answer[] => {
    if (child.name === 'not' || bounds.has(child.name)) return [];
    if (child.name === 'varequal') return [answerOf(child, wordsOf(child).trim())];
    if (child.name === 'varsubset' || child.name === 'varsubstring') {
      lost.add(lostTexts.pattern(wordsOf(child).trim()));
      return [];
    }
    return equals(child, lost);
  });
  return [...words, ...spans(children, lost)];
}

const answerOf = ({ attributes }: Element, word: string): Answer => ({
  of: attributes['respident'] ?? '',
  word,
});

/** Two bounds together are a range; a single bound cannot be expressed. */
function spans(children: readonly Element[], lost: Set<string>): Answer[] {
  const found = new Map<string, [Element?, Element?]>();
  for (const child of children) {
    const side = bounds.get(child.name);
    if (side === undefined) continue;
    const { of } = answerOf(child, '');
    const pair = found.get(of) ?? [];
    pair[side] = child;
    found.set(of, pair);
    if (child.name === 'vargt' || child.name === 'varlt') lost.add(lostTexts.openRange);
  }
  return [...found.values()].flatMap(([from, to]) => {
    if (from && to) return [answerOf(from, `${wordsOf(from).trim()}~${wordsOf(to).trim()}`)];
    lost.add(lostTexts.halfRange);
    return [];
  });
}
