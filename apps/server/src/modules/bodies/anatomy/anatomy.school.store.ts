import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { shownTo } from '../../base/ownership/shownTo';
import { and, desc, eq, exists, gte, ilike, or, sql } from 'drizzle-orm';
import { holdsPart } from './anatomy.narrowing.filters';
import { anatomy, anatomyModel, FIRST_MADE_ANATOMY } from './anatomy.tables';

export function selectMade(
  db: Db,
  {
    school,
    system,
    keyword,
    pageCnt,
    page,
  }: {
    school: number | null;
    system: 1 | 2 | 3 | 5 | 7 | 4 | 6 | 8 | 9 | 10 | 11 | undefined;
    keyword: string | undefined;
    pageCnt: number;
    page: number;
  },
) {
  const where = and(
    gte(anatomy.id, FIRST_MADE_ANATOMY),
    shownTo(anatomy, school),
    system && eq(anatomy.system, system),
    keyword
      ? or(ilike(anatomy.title, containing(keyword)), exists(holdsPart(db, keyword, anatomy.id)))
      : undefined,
  );
  return Promise.all([
    db
      .select({ id: anatomy.id })
      .from(anatomy)
      .where(where)
      .orderBy(sql`${anatomy.organisationId} nulls last`, desc(anatomy.id))
      .limit(pageCnt)
      .offset((page - 1) * pageCnt),
    db.$count(anatomy, where),
  ]);
}

export const countModels = (db: Db, id: number) =>
  db.$count(anatomyModel, eq(anatomyModel.anatomyId, id));
