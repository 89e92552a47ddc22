import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { prepared } from '../../../../db/prepared';
import type { Person } from '../../../../plugins/access';
import { includes } from '../../../school/audience/audience.door';
import { audience } from '../../../school/audience/audience.tables';
import { slideTray, slideTraySlide } from './slideTray.tables';

const now = sql.placeholder('now');

/** Trays that are laid out now. */
export const isLaidOut = and(
  or(isNull(slideTray.startsAt), lte(slideTray.startsAt, now)),
  or(isNull(slideTray.endsAt), gt(slideTray.endsAt, now)),
);
/** A condition for trays meant for the user. */
export const isFor = (db: Db) =>
  includes(db, {
    id: sql.placeholder('personId'),
    organisationId: sql.placeholder('organisationId'),
  });

/** Shared inputs of both queries; 0 matches no school. */
export const inputsOf = ({ id, organisationId }: Person, at: Date) => ({
  now: at,
  personId: id,
  organisationId: organisationId ?? 0,
});

/** Slides in trays laid out for the user; the permission ends with the tray. */
export async function selectLentByTrays(
  db: Db,
  person: Person,
  { slideIds, now: at }: { slideIds: readonly number[]; now: Date },
): Promise<ReadonlySet<number>> {
  const isAsked = sql`${slideTraySlide.slideId} = any(${sql.placeholder('slideIds')}::int[])`;
  const plan = prepared(db, 'slides_lent_by_trays', () =>
    db
      .selectDistinct({ id: slideTraySlide.slideId })
      .from(slideTraySlide)
      .innerJoin(slideTray, eq(slideTray.id, slideTraySlide.trayId))
      .innerJoin(audience, eq(audience.id, slideTray.audienceId))
      .where(and(isAsked, isLaidOut, isFor(db)))
      .prepare('slides_lent_by_trays'),
  );
  const rows = await plan.execute({ ...inputsOf(person, at), slideIds: [...slideIds] });
  return new Set(rows.map(({ id }) => id));
}
