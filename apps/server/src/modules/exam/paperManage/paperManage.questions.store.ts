import type { PaperSection } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { selectWords } from '../question/question.door';
import { question, type WordsRow } from '../bank/question.tables';
import type { BankQuestionRef } from './paperManage.shapes';

/** Fixed questions with their words; deleted ones may be missing. */
export interface Known {
  rows: ReadonlyMap<number, BankQuestionRef & { isDeleted: boolean }>;
  wordsOf(ref: { questionId: number; version: number }): WordsRow | undefined;
}

const nameOf = (questionId: number, version: number) => `${questionId}.${version}`;

export async function knownOf(db: Db, sections: readonly PaperSection[]): Promise<Known> {
  const refs = sections.flatMap(({ items }) => items);
  if (refs.length === 0) return { rows: new Map(), wordsOf: () => undefined };
  const ids = [...new Set(refs.map(({ questionId }) => questionId))];
  const rows = await db.select().from(question).where(inArray(question.id, ids));
  const words = await selectWords(db, refs);
  const byName = new Map(words.map((row) => [nameOf(row.questionId, row.nth), row]));
  return {
    rows: new Map(rows.map((row) => [row.id, { ...row, isDeleted: row.deletedAt !== null }])),
    wordsOf: ({ questionId, version }) => byName.get(nameOf(questionId, version)),
  };
}
