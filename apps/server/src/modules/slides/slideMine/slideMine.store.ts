import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { commodity, limitedPrice } from '../../shop/goods/commodity.tables';
import { holdingColumns, holdingOf } from '../../shop/entitlement/entitlement.columns';
import { slide, slideLibrary } from '../slide/slide.tables';
import { slideSeen } from './slideMine.tables';
import { isDiscountedAt } from '../../shop/commodity/commodity.filters';
import { isSoldAs } from '../slide/slide.sold.filters';

const total = sql<number>`(count(*) over ())::int`;
const asked = { personId: sql.placeholder('personId'), now: sql.placeholder('now') };
const page = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };

const looked = (db: Db) =>
  prepared(db, 'slides_looked', () =>
    db
      .select({ slideId: slideSeen.slideId, view: slideSeen.view, seenAt: slideSeen.seenAt, total })
      .from(slideSeen)
      .where(eq(slideSeen.personId, asked.personId))
      .orderBy(desc(slideSeen.seenAt), desc(slideSeen.slideId))
      .limit(page.limit)
      .offset(page.offset)
      .prepare('slides_looked'),
  );

export const selectLooked = (db: Db, personId: number, paged: Paged) =>
  pageBy(looked(db), { personId }, paged);

/** The last viewed slide of a library, with its view. */
const lastLook = sql`lateral (
  select ${slideSeen.slideId} as slide_id, ${slide.title} as title, ${slideSeen.view} as view,
    ${slideSeen.seenAt} as seen_at
  from ${slideSeen} join ${slide} on ${slide.id} = ${slideSeen.slideId}
  where ${slideSeen.personId} = ${asked.personId} and ${slide.libraryId} = ${slideLibrary.id}
    and ${slide.isShown}
  order by ${slideSeen.seenAt} desc limit 1
) last_look`;

const isThere = or(
  eq(slideLibrary.organisationId, sql`${sql.placeholder('organisationId')}::int`),
  and(
    isNull(slideLibrary.organisationId),
    sql`(holding.is_held or (${commodity.id} is not null and ${commodity.withdrawnAt} is null))`,
  ),
);

const libraries = (db: Db) =>
  prepared(db, 'slide_libraries_own', () =>
    db
      .select({
        id: slideLibrary.id,
        field: slideLibrary.field,
        libraryName: slideLibrary.name,
        organisationId: slideLibrary.organisationId,
        commodityId: commodity.id,
        title: commodity.title,
        cover: commodity.cover,
        charge: commodity.charge,
        limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
        ...holdingColumns,
        slideCount: sql<number>`(select count(*)::int from slide s
          where s.library_id = ${slideLibrary.id} and s.is_shown)`,
        last: {
          slideId: sql<number | null>`last_look.slide_id`,
          title: sql<string>`last_look.title`,
          view: sql<string>`last_look.view`,
          seenAt: sql<Date>`last_look.seen_at`.mapWith(slideSeen.seenAt),
        },
        total,
      })
      .from(slideLibrary)
      .leftJoin(commodity, isSoldAs)
      .leftJoin(limitedPrice, isDiscountedAt(asked.now))
      .leftJoin(holdingOf(commodity.id, asked), sql`true`)
      .leftJoin(lastLook, sql`true`)
      .where(and(isThere, sql`(holding.is_held or last_look.slide_id is not null)`))
      .orderBy(sql`last_look.seen_at desc nulls last`, desc(slideLibrary.id))
      .limit(page.limit)
      .offset(page.offset)
      .prepare('slide_libraries_own'),
  );

interface Who {
  personId: number;
  organisationId: number | null;
  now: Date;
}

export const selectLibraries = (db: Db, who: Who, paged: Paged) =>
  pageBy(libraries(db), { ...who }, paged);

export type OwnLibraryRow = Awaited<ReturnType<typeof selectLibraries>>['rows'][number];

export async function saveSeen(db: Db, row: typeof slideSeen.$inferInsert) {
  const { view, seenAt } = row;
  await db
    .insert(slideSeen)
    .values(row)
    .onConflictDoUpdate({
      target: [slideSeen.personId, slideSeen.slideId],
      set: { view, seenAt },
    });
}
