import type { QuestionDifficulty, QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import fc from 'fast-check';
import { finisher } from '../finish';
import { htmlOf } from '../html/plain';
import { isSpan } from '../keyWords';
import { letterAt, truthOptions } from '../letters';
import type { FiledQuestion } from '../shapes';
import { GAP } from '../texts';

/** Special characters of some format, between letters and words. */
const signs = [
  '~',
  '=',
  '#',
  '{',
  '}',
  ':',
  '\\',
  '/',
  '|',
  '；',
  '&',
  '<',
  '>',
  '"',
  "'",
  '[',
  ']',
  '%',
  '$',
  '*',
  '->',
  '、',
  '，',
  '。',
  '0',
  '7',
  'a',
  'B',
  'β',
  '甲',
  '乙',
  '肺',
  '炎',
  ' ',
  ']]>',
];
/**
 * Texts without them, because the beginnings of questions, options and keys in texts have their own
 * tests.
 */
const calm = [
  '甲',
  '乙',
  '肺',
  '炎',
  '心',
  '律',
  'mmHg',
  'pH',
  '，',
  '；',
  '%',
  '=',
  '<',
  'α',
  ' ',
];

interface Wanted {
  types: readonly QuestionType[];
  /** Texts without special characters. */
  isCalm?: boolean;
  /** The maximum number of gaps in a question. */
  mostGaps?: number;
}

const texts = (units: readonly string[]) =>
  fc
    .array(fc.constantFrom(...units), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !isSpan(text) && !/^[\d.]+$/.test(text));

/** Valid questions as every import produces them. */
export function someQuestions({ types, isCalm = false, mostGaps = 3 }: Wanted) {
  const word = texts(isCalm ? calm : signs);
  const plain = word.map(htmlOf);
  const rich = fc
    .tuple(plain, plain, fc.constantFrom('sub', 'b', 'p'))
    .map(([before, inside, tag]) => `${before}<${tag}>${inside}</${tag}>`);
  const html = isCalm ? plain : fc.oneof(plain, rich);
  const different = fc.uniqueArray(plain, { minLength: 2, maxLength: 5 });
  const optional = <T>(one: fc.Arbitrary<T>, otherwise: T) => fc.oneof(fc.constant(otherwise), one);
  const common = fc.record({
    difficulty: fc.constantFrom<QuestionDifficulty>(1, 2, 3),
    stem: html,
    analysis: optional(html, ''),
    tags: fc.uniqueArray(word, { maxLength: 2 }),
    source: optional(word, ''),
  });
  const kind = fc
    .constantFrom(...types)
    .chain((type) => partsOf(type, { different, word, mostGaps }));
  const one = fc.tuple(common, kind).map(([shared, { gaps, ...parts }]) => ({
    context: '',
    group: null,
    pictures: [],
    ...shared,
    ...parts,
    stem: gaps > 0 ? `${shared.stem}${`甲${GAP}`.repeat(gaps)}乙` : shared.stem,
  }));
  const chapters = fc.array(word, { maxLength: 2 });
  return fc
    .array(fc.tuple(one, chapters, optional(html, '')), { minLength: 1, maxLength: 4 })
    .map((all) =>
      all.map(([draft, chapter, context], at) => filed(draft, { chapter, context, at })),
    )
    .filter((all) => all.every(({ faults }) => faults.length === 0))
    .map((all) => all.map(({ draft, chapter }): FiledQuestion => ({ draft, chapter })));
}

interface Around {
  chapter: string[];
  context: string;
  at: number;
}

const filed = (draft: QuestionDraft, { chapter, context, at }: Around) =>
  finisher(() => null)({
    draft: { ...draft, context, group: context ? `g${at}` : null },
    chapter,
    place: '',
  });

interface QuestionSources {
  different: fc.Arbitrary<string[]>;
  word: fc.Arbitrary<string>;
  mostGaps: number;
}
type Parts = Pick<QuestionDraft, 'type' | 'options' | 'prompts' | 'key'> & { gaps: number };

function partsOf(
  type: QuestionType,
  { different, word, mostGaps }: QuestionSources,
): fc.Arbitrary<Parts> {
  const none = { type, gaps: 0, options: [], prompts: [], key: [] };
  const options = different.map((all) =>
    all.map((text, at) => ({ key: letterAt(at), text, picture: null })),
  );
  switch (type) {
    case 1:
      return options.chain((all) =>
        fc.constantFrom(...all).map(({ key }) => ({ ...none, options: all, key: [[key]] })),
      );
    case 2:
      return fc
        .constantFrom('A', 'B')
        .map((key) => ({ ...none, options: truthOptions(), key: [[key]] }));
    case 3:
      return options.chain((all) =>
        fc
          .subarray(all, { minLength: 1 })
          .map((right) => ({ ...none, options: all, key: [right.map(({ key }) => key)] })),
      );
    case 4:
      return fc
        .array(fc.uniqueArray(word, { minLength: 1, maxLength: 2 }), {
          minLength: 1,
          maxLength: mostGaps,
        })
        .map((key) => ({ ...none, gaps: key.length, prompts: key.map(() => ''), key }));
    case 6:
      return options.map((all) => ({ ...none, options: all, key: all.map(({ key }) => [key]) }));
    case 7:
      return options.map((all) => ({
        ...none,
        options: all,
        prompts: all.map(({ text }) => `对${text}`),
        key: all.map(({ key }) => [key]),
      }));
    default:
      return fc.constant(none);
  }
}
