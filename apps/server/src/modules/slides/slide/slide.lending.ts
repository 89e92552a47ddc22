import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { selectLentByCourses } from '../../learning/course/course.door';
import { selectLentByTrays } from '../slideTray/slideTray.door';
import type { Standing } from './slide.standing';

interface Looking {
  db: Db;
  person: Person | null;
  now: Date;
}

/**
 * Which of these a school lends to somebody to whom they are not shown: in a tray that is laid out
 * for them, or in a course that they may learn. What is sold is never lent.
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
