import type {
  DrawRule,
  KeyedQuestion,
  PaperDetail,
  PaperSection,
} from '@cheese/domain/contract/exam/shapes/paperShapes';
import { texts } from './texts';

/** A paper in the editor, with the content of its questions. */
export interface DraftPaper {
  name: string;
  sections: readonly PaperSection[];
  /** Content by question id and version. */
  words: Readonly<Record<string, KeyedQuestion>>;
}

export const nameOf = (id: number, version: number) => `${id}.${version}`;

const byName = (questions: readonly KeyedQuestion[]) =>
  Object.fromEntries(questions.map((one) => [nameOf(one.id, one.version), one]));

export const toDraft = ({ name, sections, questions }: PaperDetail): DraftPaper => ({
  name,
  sections,
  words: byName(questions),
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const sizeOf = ({ items, draws }: PaperSection) => ({
  count: items.length + sum(draws.map(({ count }) => count)),
  score: sum(items.map(({ score }) => score)) + sum(draws.map(({ count, score }) => count * score)),
});

export function sizeOfAll(sections: readonly PaperSection[]) {
  const sizes = sections.map(sizeOf);
  return {
    count: sum(sizes.map(({ count }) => count)),
    score: sum(sizes.map(({ score }) => score)),
  };
}

/** Number of the first question of each section. */
export const firstNumbers = (sections: readonly PaperSection[]) =>
  sections.map((_, at) => 1 + sizeOfAll(sections.slice(0, at)).count);

export const idsIn = ({ sections }: DraftPaper) =>
  sections.flatMap(({ items }) => items.map(({ questionId }) => questionId));

/** Moves an entry; an index out of range changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
}

const changedAt = <T>(list: readonly T[], at: number, change: (one: T) => T) =>
  list.map((one, place) => (place === at ? change(one) : one));

const inSection = (paper: DraftPaper, at: number, change: (one: PaperSection) => PaperSection) => ({
  ...paper,
  sections: changedAt(paper.sections, at, change),
});

export const withSection = (paper: DraftPaper): DraftPaper => {
  const title = texts.newSection(texts.numerals[paper.sections.length] ?? '');
  return { ...paper, sections: [...paper.sections, { title, note: '', items: [], draws: [] }] };
};

export const withoutSection = (paper: DraftPaper, at: number): DraftPaper => ({
  ...paper,
  sections: paper.sections.filter((_, place) => place !== at),
});

export const moveSection = (paper: DraftPaper, at: number, to: number): DraftPaper => ({
  ...paper,
  sections: moved(paper.sections, at, to),
});

export const retitled = (
  paper: DraftPaper,
  at: number,
  words: Partial<Pick<PaperSection, 'title' | 'note'>>,
) => inSection(paper, at, (section) => ({ ...section, ...words }));

/** Questions already in the paper are skipped. */
export function withQuestions(
  paper: DraftPaper,
  at: number,
  { questions, score }: { questions: readonly KeyedQuestion[]; score: number },
): DraftPaper {
  const known = new Set(idsIn(paper));
  const fresh = questions.filter(({ id }) => !known.has(id));
  const items = fresh.map(({ id: questionId, version }) => ({ questionId, version, score }));
  const next = inSection(paper, at, (one) => ({ ...one, items: [...one.items, ...items] }));
  return { ...next, words: { ...paper.words, ...byName(fresh) } };
}

/** The newest version of a question; undefined if the chosen one is current. */
export const newestOf = ({ words }: DraftPaper, old: KeyedQuestion | undefined) =>
  old?.isOutdated
    ? Object.values(words).find(({ id, isOutdated }) => id === old.id && !isOutdated)
    : undefined;

export const renewed = (paper: DraftPaper, at: number, { id, version }: KeyedQuestion) =>
  inSection(paper, at, (one) => ({
    ...one,
    items: one.items.map((item) => (item.questionId === id ? { ...item, version } : item)),
  }));

export const withoutItem = (paper: DraftPaper, at: number, place: number) =>
  inSection(paper, at, (one) => ({ ...one, items: one.items.filter((_, nth) => nth !== place) }));

export const moveItem = (paper: DraftPaper, at: number, [from, to]: readonly [number, number]) =>
  inSection(paper, at, (one) => ({ ...one, items: [...moved(one.items, from, to)] }));

export const scored = (paper: DraftPaper, at: number, [place, score]: readonly [number, number]) =>
  inSection(paper, at, (one) => ({
    ...one,
    items: changedAt(one.items, place, (item) => ({ ...item, score })),
  }));

/** Sets the same score for all questions of a section, drawn ones too. */
export const scoredAll = (paper: DraftPaper, at: number, score: number) =>
  inSection(paper, at, (one) => ({
    ...one,
    items: one.items.map((item) => ({ ...item, score })),
    draws: one.draws.map((draw) => ({ ...draw, score })),
  }));

export const withDraw = (paper: DraftPaper, at: number, draw: DrawRule) =>
  inSection(paper, at, (one) => ({ ...one, draws: [...one.draws, draw] }));

export const withoutDraw = (paper: DraftPaper, at: number, place: number) =>
  inSection(paper, at, (one) => ({ ...one, draws: one.draws.filter((_, nth) => nth !== place) }));

/** Parses a score; undefined if it is invalid. */
export function scoreOf(text: string): number | undefined {
  const score = Number(text);
  const isScore = /^\d{1,3}(?:\.\d{1,2})?$/u.test(text.trim()) && score <= 100;
  return isScore && Number.isInteger(score * 4) ? score : undefined;
}
