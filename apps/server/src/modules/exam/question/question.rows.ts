import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { and, eq } from 'drizzle-orm';
import { question, questionVersion, type WordsRow } from '../bank/question.tables';

/** Joins the words that count now. */
export const isCurrent = and(
  eq(questionVersion.questionId, question.id),
  eq(questionVersion.nth, question.version),
);

/** The words of a version, as an editor has them. */
export const toWords = (row: WordsRow): BankQuestionWords => ({
  type: row.type,
  difficulty: row.difficulty,
  context: row.context,
  group: null,
  stem: row.stem,
  pictures: row.pictures,
  prompts: row.prompts,
  key: row.key,
  // In one order of its fields, which the database does not keep.
  options: row.options.map(({ key, text, picture }) => ({ key, text, picture })),
  analysis: row.analysis,
  tags: row.tags,
  source: row.source,
  places: row.places.map(({ label, address }) => ({ label, address })),
});
