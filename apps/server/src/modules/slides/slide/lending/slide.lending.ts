import type { Db } from '../../../../db/database';
import type { Person } from '../../../../plugins/access';
import { selectLentByCourses } from '../../../learning/course/course.door';
import { selectLentByTrays } from './slideTray.door';
import type { Standing } from '../slide.standing.store';

interface Looking {
  db: Db;
  person: Person | null;
  now: Date;
}

/**
 * Slides that a school lends to a user who has no other access: in a tray laid out for them, or in
 * a course they may learn. Slides on sale are never lent.
 */
export async function selectLent(
  { db, person, now }: Looking,
  standings: readonly Standing[],
): Promise<ReadonlySet<number>> {
  const slides = standings.flatMap(({ slide: { id }, library: { organisationId } }) =>
    organisationId === null ? [] : [{ id, organisationId }],
  );
  if (!person || slides.length === 0) return none;
  const [byTrays, byCourses] = await Promise.all([
    selectLentByTrays(db, person, { slideIds: slides.map(({ id }) => id), now }),
    selectLentByCourses(db, person, { slides, now }),
  ]);
  return new Set([...byTrays, ...byCourses]);
}

const none: ReadonlySet<number> = new Set();
