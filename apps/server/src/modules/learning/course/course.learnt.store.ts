import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import { and, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { heldCommodities } from '../../shop/entitlement/entitlement.columns';
import { courseLearner } from './learners/study.tables';
import { course } from './course.tables';
import { asked, askedBy, isIncluded, type Looking, standings } from './course.standing.store';

/**
 * Courses that may belong to the user: begun, bought, of their school, or with an audience that
 * includes them.
 */
const candidates = sql`(
  select begun.course_id from course_learner begun where begun.person_id = ${asked.personId}
  union select sold.product_id from commodity sold
    where sold.type = ${commodityTypeCodes.course} and sold.id in ${heldCommodities(asked)}
  union select its.id from course its where its.organisation_id = ${asked.organisationId}::int
  union select its.id from audience_member among
    join course its on its.audience_id = among.audience_id
    where among.person_id = ${asked.personId})`;

const isTheirs = (db: Db) =>
  and(
    sql`${course.id} in ${candidates}`,
    lte(course.publishedAt, asked.now),
    or(isNull(course.organisationId), isIncluded(db)),
    // A withdrawn course stays listed for learners who have begun it.
    or(isNull(course.withdrawnAt), isNotNull(courseLearner.personId)),
  );

type ListAsked = Static<C['learnList']['query']>;

const states: Record<NonNullable<ListAsked['state']>, SQL | undefined> = {
  1: isNull(courseLearner.personId),
  2: and(isNotNull(courseLearner.personId), isNull(courseLearner.finishedAt)),
  3: isNotNull(courseLearner.finishedAt),
};

const sources = {
  platform: isNull(course.organisationId),
  school: isNotNull(course.organisationId),
};

const narrowed = ({ keyword, courseType, state, source }: ListAsked) =>
  and(
    keyword ? sql`${course.name} ilike ${sql.placeholder('keyword')}` : undefined,
    courseType && eq(course.courseType, sql.placeholder('courseType')),
    state && states[state],
    source && sources[source],
  );

/** The latest learnt first; what is new to them behind it. */
export function selectLearnt(looking: Looking, query: ListAsked) {
  const { keyword, courseType, state, source } = query;
  const name = ['learnt', Boolean(keyword), courseType !== undefined, state, source].join('_');
  const plan = prepared(looking.db, name, () =>
    standings(looking.db)
      .where(and(isTheirs(looking.db), narrowed(query)))
      .orderBy(
        sql`${courseLearner.lastAt} desc nulls last`,
        desc(course.publishedAt),
        desc(course.id),
      )
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );
  const facts = { ...askedBy(looking), courseType, keyword: keyword && likePattern(keyword) };
  return pageBy(plan, facts, query);
}
