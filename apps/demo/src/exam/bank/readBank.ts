import { dirname, join } from 'node:path/posix';
import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import { strictObject } from '@cheese/domain/contract/shapes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { readQuestions } from '@cheese/question-files/readQuestions';
import type { ReadQuestion } from '@cheese/question-files/shapes';
import { GAP } from '@cheese/question-files/texts';
import Type from 'typebox';
import { contentText } from '../../reading/contentFolder';
import { readYaml } from '../../reading/readYaml';
import { refuseContent } from '../../reading/refuseContent';

interface BankChapter {
  name: string;
  questions: readonly QuestionDraft[];
}

/** The questions of one bank; of one that is on sale, `title` is that of its commodity. */
export interface SeedBank {
  title: string;
  chapters: readonly BankChapter[];
}

const Bank = strictObject({
  title: Type.String({ minLength: 1 }),
  summary: Type.Optional(Type.String()),
  isShared: Type.Optional(Type.Boolean()),
  chapters: Type.Array(
    strictObject({
      name: Type.String({ minLength: 1 }),
      file: Type.String({ pattern: '\\.txt$' }),
    }),
    { minItems: 1 },
  ),
});

/** A bank of the folder: what it is called, and its chapters as teachers import them. */
export function readBank(folder: string) {
  const path = join('questions', folder, 'bank.yaml');
  const { title, summary = '', isShared = false, chapters } = readYaml(path, Bank);
  const read = chapters.map(({ name, file }) => {
    const own = join(dirname(path), file);
    return { name, questions: chapterIn(contentText(own), own) };
  });
  return { title, summary, isShared, chapters: read };
}

/** By the reader that imports go through; what an import would complain of is a fault here. */
export function chapterIn(text: string, path: string): QuestionDraft[] {
  const { questions, complaints } = readQuestions(Buffer.from(text));
  const faults = [
    ...complaints.map((says) => ({ line: lineIn(says), says })),
    ...questions.flatMap(faultsOf),
  ];
  return faults.length > 0
    ? refuseContent(path, faults)
    : questions.map(({ draft }) => named(draft));
}

/** The reader names lines in words: `第 12 行`. */
const lineIn = (words: string) => Number(/第 (\d+) 行/.exec(words)?.[1] ?? 1);

const faultsOf = ({ place, faults, lost }: ReadQuestion) =>
  [...faults.map(({ message }) => message), ...lost].map((says) => ({ line: lineIn(place), says }));

/** A gap is called by the words after it, for whoever hears the page. */
const named = (draft: QuestionDraft): QuestionDraft =>
  draft.type === questionTypeCodes.blanks
    ? { ...draft, prompts: draft.stem.split(GAP).slice(1) }
    : draft;
