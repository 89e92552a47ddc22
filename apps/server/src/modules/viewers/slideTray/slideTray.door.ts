import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { includes } from '../../people/audience/audience.door';
import { audience } from '../../people/audience/audience.tables';
import { slideTray, slideTraySlide } from './slideTray.tables';

const now = sql.placeholder('now');

/** Trays that are laid out now. */
export const isLaidOut = and(
  or(isNull(slideTray.startsAt), lte(slideTray.startsAt, now)),
  or(isNull(slideTray.endsAt), gt(slideTray.endsAt, now)),
);
/** Those of them that are meant for somebody. */
export const isFor = (db: Db) =>
  includes(db, {
    id: sql.placeholder('personId'),
    organisationId: sql.placeholder('organisationId'),
  });

/** What the two of them are asked with; no school has the number 0. */
export const inputsOf = ({ id, organisationId }: Person, at: Date) => ({
  ...{ now: at, personId: id, organisationId: organisationId ?? 0 },
});

/** Whether a slide lies in a tray that is laid out for somebody: a right that ends with the tray. */
export async function isLent(db: Db, person: Person, slideId: number, at: Date): Promise<boolean> {
  const plan = prepared(db, 'slide_lent', () =>
    db
      .select({ one: sql`1` })
      .from(slideTraySlide)
      .innerJoin(slideTray, eq(slideTray.id, slideTraySlide.trayId))
      .innerJoin(audience, eq(audience.id, slideTray.audienceId))
      .where(and(eq(slideTraySlide.slideId, sql.placeholder('slideId')), isLaidOut, isFor(db)))
      .limit(1)
      .prepare('slide_lent'),
  );
  return (await plan.execute({ ...inputsOf(person, at), slideId })).length > 0;
}
