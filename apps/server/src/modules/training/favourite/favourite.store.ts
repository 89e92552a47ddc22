import { and, desc, eq, sql } from 'drizzle-orm';
import { collectTypeCodes, type CollectType } from '@cheese/domain/codes/shop/products';
import { literal } from '../../../db/literal';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { type Paged, pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { collected } from '../../learning/course/learners/collect.tables';
import { course } from '../../learning/course/course.tables';
import { commodity } from '../../shop/goods/commodity.tables';
import { patientCase } from '../patient/patient.tables';
import { drill } from '../drill/drill.tables';
import { madeSimulation } from '../simulation/simulation.tables';
import { slide, slideLibrary } from '../../slides/slide/slide.tables';
import { notDeleted } from '../../exam/question/question.door';
import { question, questionVersion } from '../../exam/bank/question.tables';
import { isVisible } from '../../exam/bank/bank.visible.filters';

const title = sql<
  string | null
>`coalesce(${course.name}, ${commodity.title}, ${questionVersion.stem}, ${slide.title},
  ${drill.title}, ${patientCase.title}, ${madeSimulation.title})`;

/** Titles are not shown to other schools; `slide.access` decides who may open the slide. */
const isNamedSlide = and(
  eq(collected.type, collectTypeCodes.slide),
  eq(slide.id, collected.productId),
  eq(slide.isShown, true),
);
const isOfTheirs = sql`(${slideLibrary.organisationId} is null
  or ${slideLibrary.organisationId} = ${sql.placeholder('organisationId')}::int)`;

/** A school's drill is called nothing to another; one that was withdrawn is gone. */
const isNamedDrill = and(
  eq(collected.type, collectTypeCodes.drill),
  eq(drill.id, collected.productId),
  eq(drill.isShown, true),
  sql`(${drill.organisationId} is null
    or ${drill.organisationId} = ${sql.placeholder('organisationId')}::int)`,
);

/** The same of patients. */
const isNamedPatient = and(
  eq(collected.type, collectTypeCodes.patient),
  eq(patientCase.id, collected.productId),
  eq(patientCase.isShown, true),
  sql`(${patientCase.organisationId} is null
    or ${patientCase.organisationId} = ${sql.placeholder('organisationId')}::int)`,
);

/** The same of simulations that were made: above the products of commodities no number is one's. */
const isNamedSimulation = and(
  eq(collected.type, collectTypeCodes.simulation),
  eq(madeSimulation.id, collected.productId),
  eq(madeSimulation.isShown, true),
  sql`(${madeSimulation.organisationId} is null
    or ${madeSimulation.organisationId} = ${sql.placeholder('organisationId')}::int)`,
);

/** A course is there while it is open, a question while one may see it, the rest while it is sold, or there. */
const isGone = sql<boolean>`case ${collected.type}
  when ${literal(collectTypeCodes.course)} then ${course.publishedAt} is null
    or ${course.publishedAt} > ${sql.placeholder('now')}::timestamptz
    or ${course.withdrawnAt} is not null
  when ${literal(collectTypeCodes.question)} then ${question.id} is null
  when ${literal(collectTypeCodes.drill)} then ${drill.id} is null
  when ${literal(collectTypeCodes.patient)} then ${patientCase.id} is null
  else ${madeSimulation.id} is null and (${commodity.id} is null or ${commodity.withdrawnAt} is not null) end`;

const isChosen = and(
  eq(collected.personId, sql.placeholder('personId')),
  sql`(${sql.placeholder('type')}::int is null or ${collected.type} = ${sql.placeholder('type')}::int)`,
  sql`(cardinality(${sql.placeholder('types')}::int[]) = 0
    or ${collected.type} = any(${sql.placeholder('types')}::int[]))`,
  sql`(${sql.placeholder('catalogId')}::int is null
    or ${collected.catalogId} = ${sql.placeholder('catalogId')}::int)`,
  sql`(${sql.placeholder('keyword')}::text is null or ${title} ilike ${sql.placeholder('keyword')})`,
);

/** Items of the bank type are questions, listed by their words; a bank may have the same id. */
const isQuestion = sql`${collected.type} = ${literal(collectTypeCodes.question)}`;

const planOf = (db: Db) =>
  prepared(db, 'favourites', () =>
    db
      .select({
        id: collected.id,
        type: collected.type,
        productId: collected.productId,
        catalogId: collected.catalogId,
        collectedAt: collected.collectedAt,
        title,
        cover: sql<string | null>`coalesce(${course.cover}, ${commodity.cover}, ${slide.thumbnail},
          ${madeSimulation.cover})`,
        isGone,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(collected)
      .leftJoin(
        course,
        and(eq(collected.type, collectTypeCodes.course), eq(course.id, collected.productId)),
      )
      .leftJoin(
        commodity,
        and(
          sql`${commodity.type} = ${collected.type} and not ${isQuestion}`,
          eq(commodity.productId, collected.productId),
        ),
      )
      .leftJoin(
        question,
        and(isQuestion, eq(question.id, collected.productId), notDeleted, isVisible),
      )
      .leftJoin(
        questionVersion,
        and(eq(questionVersion.questionId, question.id), eq(questionVersion.nth, question.version)),
      )
      .leftJoin(
        sql`(${slide} join ${slideLibrary} on ${slideLibrary.id} = ${slide.libraryId})`,
        and(isNamedSlide, isOfTheirs),
      )
      .leftJoin(drill, isNamedDrill)
      .leftJoin(patientCase, isNamedPatient)
      .leftJoin(madeSimulation, isNamedSimulation)
      .where(isChosen)
      .orderBy(desc(collected.collectedAt), desc(collected.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('favourites'),
  );

interface Narrowed {
  personId: number;
  organisationId: number | null;
  type: CollectType | null;
  types: readonly CollectType[];
  catalogId: number | null;
  keyword: string | null;
  /** Banks and questions that they may see. */
  whole: number[];
  tried: number[];
  now: Date;
}

export const selectFavourites = (
  db: Db,
  { keyword, now, types, ...narrowed }: Narrowed,
  paged: Paged,
) =>
  pageBy(
    planOf(db),
    {
      ...narrowed,
      types: [...types],
      now: now.toISOString(),
      keyword: keyword && likePattern(keyword),
    },
    paged,
  );
