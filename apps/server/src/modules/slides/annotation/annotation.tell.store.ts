import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { slide } from '../slide/slide.tables';
import { slideTour } from '../slideTour/slideTour.tables';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { slideLayer } from './annotation.tables';

export interface HandedIn {
  id: number;
  slideId: number;
  personId: number;
  organisationId: number;
  now: Date;
}

/** Users who uploaded the slide, or made a layer or tour of it for that school. */
export async function makersOn(
  tx: Db,
  slideId: number,
  organisationId: number,
): Promise<Set<number>> {
  const rows = await union(
    tx.select({ id: slide.createdBy }).from(slide).where(eq(slide.id, slideId)),
    tx
      .select({ id: slideLayer.personId })
      .from(slideLayer)
      .where(
        and(
          eq(slideLayer.slideId, slideId),
          eq(slideLayer.kind, 'teaching'),
          eq(slideLayer.organisationId, organisationId),
        ),
      ),
    tx
      .select({ id: slideTour.personId })
      .from(slideTour)
      .where(and(eq(slideTour.slideId, slideId), eq(slideTour.organisationId, organisationId))),
  );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** As the roll of the school calls the learner. */
export async function namesOf(tx: Db, { slideId, personId, organisationId }: HandedIn) {
  const [one] = await tx
    .select({ writer: membership.name, title: slide.title })
    .from(slide)
    .leftJoin(
      membership,
      and(eq(membership.personId, personId), eq(membership.organisationId, organisationId)),
    )
    .where(eq(slide.id, slideId));
  return { writer: one?.writer ?? '', title: one?.title ?? '' };
}

export function markTold(
  db: Db,
  { dayBefore, now, id }: { dayBefore: Date; now: Date; id: number },
) {
  const isDue = or(isNull(slideLayer.toldAt), lt(slideLayer.toldAt, dayBefore));
  return db
    .update(slideLayer)
    .set({ toldAt: now })
    .where(and(eq(slideLayer.id, id), isNull(slideLayer.heldAt), isDue))
    .returning({ id: slideLayer.id });
}
