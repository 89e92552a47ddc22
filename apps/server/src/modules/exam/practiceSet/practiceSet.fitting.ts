import type { PracticeAmong } from '@cheese/domain/codes/exam/practices';
import type { QuestionDifficulty, QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { FittingQuestions } from '@cheese/domain/contract/exam/practiceSet';
import { sql } from 'drizzle-orm';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import type { ChapterRow } from '../bank/bank.tables';
import { branchOf } from '../bank/bank.tree';
import { type Filter, fitting, standsIn } from './practiceSet.filter';
import { openChosen } from './practiceSet.open';

type Asking = Who & { db: Db };

interface Counted {
  of: 'total' | 'chapter' | 'type' | 'difficulty' | 'tag' | 'among';
  value: string;
  count: number;
}

const MOST_TAGS = 60;

/** All numbers of a page of choices by one statement: of each kind, as if nothing of it were chosen. */
const counts = (among: PracticeAmong) => {
  const a = standsIn(among);
  return sql`
    select 'total' as of, '' as value, count(*)::int as count from fit where c and t and d and g and ${a}
    union all select 'chapter', chapter_id::text, count(*)::int from fit
      where t and d and g and ${a} group by chapter_id
    union all select 'type', type::text, count(*)::int from fit
      where c and d and g and ${a} group by type
    union all select 'difficulty', difficulty::text, count(*)::int from fit
      where c and t and g and ${a} group by difficulty
    union all (select 'tag', tag, count(*)::int from fit, unnest(tags) as tag
      where c and t and d and ${a} group by tag order by 3 desc, 2 limit ${MOST_TAGS})
    union all select 'among', among.code::text, count(*)::int from fit,
      lateral (values (1, a1), (2, a2), (3, a3), (4, a4), (5, a5)) as among(code, is_one)
      where c and t and d and g and among.is_one group by among.code`;
};

export async function countFitting(asking: Asking, filter: Filter): Promise<FittingQuestions> {
  const { banks, chapters, branches, among } = await openChosen(asking, filter);
  const rows = await rawRows<Counted>(
    asking.db,
    sql`${fitting(filter, branches, among)} ${counts(filter.among)}`,
  );
  const of = (kind: Counted['of']) => rows.filter((row) => row.of === kind);
  const coded = <Code extends number>(kind: Counted['of']) =>
    of(kind)
      .map(({ value, count }) => ({ value: Number(value) as Code, count }))
      .sort((one, other) => one.value - other.value);
  return {
    total: of('total')[0]?.count ?? 0,
    bankIds: banks.map(({ id }) => id),
    chapters: withBelow(chapters, of('chapter')),
    types: coded<QuestionType>('type'),
    difficulties: coded<QuestionDifficulty>('difficulty'),
    tags: of('tag').map(({ value, count }) => ({ value, count })),
    amongs: coded<PracticeAmong>('among'),
  };
}

/** Each chapter with what fits in it and below it; one without any is not offered. */
function withBelow(chapters: readonly ChapterRow[], counted: readonly Counted[]) {
  const own = new Map(counted.map(({ value, count }) => [Number(value), count]));
  return chapters.map(({ id, parentId: pid, bankId, name }) => {
    const below = branchOf(chapters, id);
    const count = below.reduce((sum, one) => sum + (own.get(one) ?? 0), 0);
    return { id, pid, bankId, name, count };
  });
}
