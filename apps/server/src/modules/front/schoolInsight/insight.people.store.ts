import type { RiskRule } from '@cheese/domain/codes/front/schoolInsight';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { preparedBy } from '../../../db/prepared';
import { isAmong } from '../../../db/isAmong';
import { membersTyped, typedPattern } from '../../people/member/member.door';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { term } from '../../people/organisation/term.tables';
import type { Scope } from './insight.scope';
import { membersOf } from './insight.scope.store';
import { insightMember as kept } from './schoolInsight.tables';

export interface PeopleFilters {
  keyword?: string;
  risk?: RiskRule;
  atRisk?: boolean;
}

/** All that is shown of a learner's term, to their school and to themselves. */
const figures = {
  activeDays: kept.activeDays,
  lastActiveOn: kept.lastActiveOn,
  studiedS: kept.studiedS,
  exams: kept.exams,
  graded: kept.graded,
  passed: kept.passed,
  certificates: kept.certificates,
  failedInRow: kept.failedInRow,
  classMedianS: kept.classMedianS,
  risks: kept.risks,
};

function isFound(db: Db, { reach }: Scope, keyword: string | undefined) {
  const pattern = typedPattern(keyword);
  if (pattern === null) return undefined;
  return isAmong(kept.membershipId, membersTyped(db, reach.organisationId, pattern));
}

const wherePeople = (db: Db, termId: number, scope: Scope, asked: PeopleFilters): SQL =>
  and(
    membersOf(db, termId, scope),
    isFound(db, scope, asked.keyword),
    asked.risk === undefined ? undefined : sql`${asked.risk}::smallint = any(${kept.risks})`,
    asked.atRisk ? sql`${kept.risks} <> '{}'` : undefined,
  )!;

interface Rows {
  limit: number;
  offset: number;
}

export function selectPeople(
  db: Db,
  termId: number,
  scope: Scope,
  { limit, offset, ...asked }: PeopleFilters & Rows,
) {
  return db
    .select({
      membershipId: membership.id,
      name: membership.name,
      number: membership.number,
      className: schoolClass.name,
      ...figures,
    })
    .from(kept)
    .innerJoin(membership, eq(membership.id, kept.membershipId))
    .leftJoin(schoolClass, eq(schoolClass.id, membership.classId))
    .where(wherePeople(db, termId, scope, asked))
    .orderBy(asc(membership.number), asc(membership.id))
    .limit(limit)
    .offset(offset);
}

export const countPeople = (db: Db, termId: number, scope: Scope, asked: PeopleFilters) =>
  db.$count(kept, wherePeople(db, termId, scope, asked));

const MOST_TERMS = 8;

/** The terms of one line of the roll, the latest first. */
export const selectOwnTerms = (db: Db, membershipId: number) =>
  preparedBy(db, 'own_terms', { membershipId }, (given) =>
    db
      .select({
        termId: term.id,
        name: term.name,
        startsOn: term.startsOn,
        endsOn: term.endsOn,
        ...figures,
      })
      .from(kept)
      .innerJoin(term, eq(term.id, kept.termId))
      .where(eq(kept.membershipId, given.membershipId))
      .orderBy(desc(term.startsOn), desc(term.id))
      .limit(MOST_TERMS),
  );
