import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { bankChapter } from '../bank/bank.tables';
import { question, questionVersion } from '../bank/question.tables';
import { fitting, isCurrent } from '../paper/paper.door';
import type { Rule } from '../paper/paper.store';
import { and, asc, count, eq, ilike, or } from 'drizzle-orm';

export async function selectPicked(
  db: Db,
  { keyword, rule, body }: { keyword: string | undefined; rule: Rule; body: Paged },
) {
  const pattern = keyword && likePattern(keyword);
  const where = and(
    fitting(rule),
    pattern
      ? or(ilike(questionVersion.stem, pattern), ilike(questionVersion.context, pattern))
      : undefined,
  );
  const { limit, offset } = rowsOf(body);
  const rows = await db
    .select({ question, words: questionVersion })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
    .where(where)
    .orderBy(asc(bankChapter.place), asc(bankChapter.id), asc(question.place), asc(question.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ count: count() })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .where(where);
  return { rows, all };
}
