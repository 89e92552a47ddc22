import type { Key } from '@cheese/domain/questions/kind';
import type { questionKinds } from '@cheese/domain/questions/kinds';
import type { WrittenBank, WrittenChapter, WrittenQuestion } from './written';

/** A question as the product keeps it. */
export interface SeedQuestion {
  type: keyof typeof questionKinds;
  written: WrittenQuestion;
  asked: { options: { key: string; text: string }[]; prompts: string[] };
  key: Key;
}

const letter = (place: number) => String.fromCodePoint('A'.codePointAt(0)! + place);
const optionsOf = (texts: readonly string[]) =>
  texts.map((text, place) => ({ key: letter(place), text }));
const gapsOf = (stem: string) => stem.split('____').slice(1);
const each = (places: readonly number[]) => places.map((place) => [letter(place)]);

const TRUE_FALSE = ['正确', '错误'];

/** What is asked and what is right, out of what was written. */
export function toSeed(written: WrittenQuestion): SeedQuestion {
  const options = 'options' in written ? optionsOf(written.options) : [];
  const asked = { options, prompts: [] };
  switch (written.kind) {
    case 'single':
      return { type: 1, written, asked, key: each([written.right]) };
    case 'trueFalse':
      return {
        type: 2,
        written,
        asked: { ...asked, options: optionsOf(TRUE_FALSE) },
        key: each([written.right ? 0 : 1]),
      };
    case 'multiple':
      return { type: 3, written, asked, key: [written.right.map(letter)] };
    case 'blanks':
      return {
        type: 4,
        written,
        asked: { ...asked, prompts: gapsOf(written.stem) },
        key: written.right,
      };
    case 'short':
      return { type: 5, written, asked, key: written.right.map((word) => [word]) };
    case 'ordering':
      return { type: 6, written, asked, key: each(written.right) };
    case 'matching':
      return {
        type: 7,
        written,
        asked: { ...asked, prompts: [...written.prompts] },
        key: each(written.right),
      };
  }
}

/** Every question of a chapter, those of a case or of shared options each by itself. */
const questionsOf = ({ questions }: WrittenChapter): WrittenQuestion[] =>
  questions.flatMap((one): WrittenQuestion[] => {
    if (one.kind === 'case') return [...one.questions];
    if (one.kind !== 'shared') return [one];
    return one.questions.map((of) => ({ kind: 'single', options: one.options, ...of }));
  });

export const everyQuestion = ({ chapters }: WrittenBank) => chapters.flatMap(questionsOf);
