import { inputs } from '../../../db/prepared';
import { question, questionVersion } from '../bank/question.tables';
import { eq, ilike, sql } from 'drizzle-orm';

const asked = inputs('libraryId', 'chapterIds', 'type', 'pattern');

/** By what lists of kept questions are narrowed; joined are the question and its words. */
export const ways = {
  libraryId: eq(question.bankId, asked.libraryId),
  chapterId: sql`${question.chapterId} = any(${asked.chapterIds}::int[])`,
  type: eq(questionVersion.type, asked.type),
  keyword: ilike(questionVersion.stem, asked.pattern),
};
