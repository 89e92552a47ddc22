import { gramsOf, normalised, sayingOf } from './normalise';

export interface Askable {
  id: string;
  text: string;
  alike: readonly string[];
}

interface Phrase {
  id: string;
  order: number;
  weight: number;
}

/** The weight of a gram that occurs in no question. */
const UNHEARD = 1.1;

/** All wordings of all questions, indexed by their grams. */
export interface PhraseIndex {
  phrases: readonly Phrase[];
  byGram: ReadonlyMap<string, readonly number[]>;
  weightOf: (gram: string) => number;
}

export function phraseIndex(questions: readonly Askable[]): PhraseIndex {
  const ways = questions.flatMap(({ id, text, alike }) =>
    [text, ...alike].map((one) => ({ id, grams: gramsOf(normalised(one)) })),
  );
  const askedBy = new Map<string, Set<string>>();
  const byGram = new Map<string, number[]>();
  ways.forEach(({ id, grams }, index) => {
    for (const gram of grams) {
      byGram.set(gram, [...(byGram.get(gram) ?? []), index]);
      askedBy.set(gram, (askedBy.get(gram) ?? new Set()).add(id));
    }
  });
  // Inverse document frequency: rare grams weigh most, and unknown ones slightly reduce every
  // similarity.
  const weightOf = (gram: string) => {
    const by = askedBy.get(gram)?.size;
    return by === undefined ? UNHEARD : sayingOf(gram) * Math.log(1 + questions.length / by);
  };
  const sum = (grams: ReadonlySet<string>) =>
    [...grams].reduce((total, gram) => total + weightOf(gram), 0);
  const order = new Map(questions.map(({ id }, index) => [id, index]));
  return {
    phrases: ways.map(({ id, grams }) => ({ id, order: order.get(id) ?? 0, weight: sum(grams) })),
    byGram,
    weightOf,
  };
}

export interface Match {
  id: string;
  /** 1 for identical texts. */
  likeness: number;
}

interface Found extends Match {
  order: number;
}

/** Every question that shares a gram, most similar first. */
export function likest({ phrases, byGram, weightOf }: PhraseIndex, text: string): Match[] {
  const grams = gramsOf(normalised(text));
  const shared = new Map<number, number>();
  let weight = 0;
  for (const gram of grams) {
    const much = weightOf(gram);
    weight += much;
    for (const at of byGram.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + much);
  }
  const best = new Map<string, Found>();
  for (const [at, much] of shared) {
    const phrase = phrases[at];
    if (phrase === undefined) continue;
    const likeness = (2 * much) / (weight + phrase.weight);
    const { id, order } = phrase;
    if (likeness > (best.get(id)?.likeness ?? 0)) best.set(id, { id, likeness, order });
  }
  // Equal similarity is resolved by the usual order of questions.
  return [...best.values()].sort((a, b) => b.likeness - a.likeness || a.order - b.order);
}
