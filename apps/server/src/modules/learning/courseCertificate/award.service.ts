import type { Db } from '../../../db/database';
import { Refusal } from '../../../calls/refusal';
import type { CertificateRow } from '../../people/certificate/certificate.tables';
import { seeCourse } from '../course/course.door';
import { issue, isReached } from './award.issue';
import { type AwardFacts, findFacts } from './award.store';
import { readTime } from './award.time';
import { mayIssue } from './wait.service';

interface Learning {
  personId: number;
  courseId: number;
  now: Date;
}

/**
 * Issues the certificate of a course once its share is reached. Safe to call at any time; a revoked
 * certificate stays revoked.
 */
export async function awardCourse(db: Db, learning: Learning): Promise<CertificateRow | null> {
  const facts = await findFacts(db, learning.personId, learning.courseId);
  if (!facts || facts.certificate || !isReached(facts)) return facts?.certificate ?? null;
  if (!(await mayEarn(db, learning, facts))) return null;
  const time = await readTime(db, learning, facts.countsByHand);
  return (await mayIssue(db, learning, facts, time)) ? issue(db, learning, facts) : null;
}

/** The learner must have access to the whole course and must not teach it. */
export async function mayEarn(
  db: Db,
  { personId, now }: Learning,
  { courseId, organisationId, isOfSchool }: AwardFacts,
): Promise<boolean> {
  // Checks access as a member of the course's school, regardless of the current sign-in, because a
  // test may be ended by the clock.
  const here = isOfSchool ? organisationId : null;
  const person = { id: personId, sessionId: 0, roles: [], organisationId: here };
  try {
    const { isWhole, standing } = await seeCourse(
      { db, person, clock: { now: () => now } },
      courseId,
    );
    return isWhole && !standing.isTeacher;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
