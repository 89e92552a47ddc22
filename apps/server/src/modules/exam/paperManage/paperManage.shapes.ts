import type {
  KeyedQuestion,
  PaperBrief,
  PaperSection,
} from '@cheese/domain/contract/exam/shapes/paperShapes';
import { countOf, type PaperPlan, type PlannedSection, scoreOf } from '../paper/paper.plan';
import type { PaperRow } from '../paper/paper.tables';
import { toPaper } from '../question/question.shapes';
import type { BankQuestionRow, WordsRow } from '../bank/question.tables';

const HUNDREDTHS = 100;
const inMarks = (hundredths: number) => hundredths / HUNDREDTHS;
const inHundredths = (marks: number) => Math.round(marks * HUNDREDTHS);

export function toBrief(
  { paper, owner }: { paper: PaperRow; owner: string },
  personId: number,
): PaperBrief {
  return {
    id: paper.id,
    name: paper.name,
    owner,
    isMine: paper.ownerId === personId,
    questionCount: countOf(paper.plan),
    totalScore: inMarks(scoreOf(paper.plan)),
    isDrawn: paper.plan.sections.some(({ draws }) => draws.length > 0),
    updatedAt: paper.updatedAt.getTime(),
    isArchived: paper.archivedAt !== null,
  };
}

/** As it travels: whole marks, and nothing that the server knows by itself. */
export const toSections = ({ sections }: PaperPlan): PaperSection[] =>
  sections.map(({ title, note, items, draws }) => ({
    title,
    note,
    items: items.map(({ questionId, version, score }) => ({
      questionId,
      version,
      score: inMarks(score),
    })),
    draws: draws.map(({ without: _without, unusedSince = null, score, ...rule }) => ({
      ...rule,
      unusedSince,
      score: inMarks(score),
    })),
  }));

/** As it is kept; to which group a question belongs is the question's own. */
export const toPlan = (
  sections: readonly PaperSection[],
  groupOf: (questionId: number) => number | null,
): PaperPlan => ({
  sections: sections.map(({ title, note, items, draws }): PlannedSection => ({
    title,
    note,
    items: items.map(({ score, ...ref }) => ({
      ...ref,
      groupId: groupOf(ref.questionId),
      score: inHundredths(score),
    })),
    draws: draws.map(({ score, ...rule }) => ({ ...rule, score: inHundredths(score) })),
  })),
});

export type BankQuestionRef = Pick<BankQuestionRow, 'bankId' | 'groupId' | 'version'>;

/** A question with its key, for teachers alone. */
export const toKeyed = (
  words: WordsRow,
  { bankId, groupId, version }: BankQuestionRef,
): KeyedQuestion => ({
  ...toPaper({ words, groupId, shown: null }),
  bankId,
  version: words.nth,
  isOutdated: words.nth < version,
  right: words.key,
  analysis: words.analysis,
  tags: words.tags,
});
