import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import type { Paged } from '../../../db/paged';
import { visibleTo } from '../../base/ownership/visibleTo';
import { and, desc, eq, exists, gte, ilike, or, sql } from 'drizzle-orm';
import { holdsPart } from './anatomy.narrowing.filters';
import { anatomy, anatomyModel, FIRST_MADE_ANATOMY } from './anatomy.tables';

interface Listed extends Paged {
  school: number | null;
  system: BodySystem | undefined;
  keyword: string | undefined;
}

export function selectMade(db: Db, { school, system, keyword, pageCnt, page }: Listed) {
  const where = and(
    gte(anatomy.id, FIRST_MADE_ANATOMY),
    visibleTo(anatomy, school),
    system && eq(anatomy.system, system),
    keyword
      ? or(ilike(anatomy.title, likePattern(keyword)), exists(holdsPart(db, keyword, anatomy.id)))
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
