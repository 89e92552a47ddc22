import { leftToEarn } from '@cheese/domain/rules/certificateShare';
import { messages } from '@cheese/domain/texts/messages';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../refusal';
import { insertCertificate } from '../../people/certificate/certificate.door';
import type { CertificateRow } from '../../people/certificate/certificate.tables';
import { newCertificateNumber } from '../../people/certificate/certificateNumber';
import { tellOfCourse } from '../../people/notice/notice.fold';
import { seeCourse } from '../course/course.door';
import { type AwardFacts, findFacts } from './award.store';
import { texts } from './certificate.texts';

interface Learning {
  personId: number;
  courseId: number;
  now: Date;
}

const isReached = ({ share, total, studied }: AwardFacts) =>
  share !== null && leftToEarn(total, share, studied) === 0;

/**
 * Gives somebody the certificate of a course where its share is reached; asked as often as one
 * likes, by what is known here alone. Whatever was revoked stays so.
 */
export async function awardCourse(db: Db, learning: Learning): Promise<CertificateRow | null> {
  const facts = await findFacts(db, learning.personId, learning.courseId);
  if (!facts || facts.certificate || !isReached(facts)) return facts?.certificate ?? null;
  return (await mayEarn(db, learning, facts)) ? issue(db, learning, facts) : null;
}

/** Who has all of it, and does not teach it: trying a course earns nothing. */
export async function mayEarn(
  db: Db,
  { personId, now }: Learning,
  { courseId, organisationId, isOfSchool }: AwardFacts,
): Promise<boolean> {
  // As who they are in the course's school, wherever they are signed in: a test may end by itself.
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

const BLUE = 2;

/** With the names of today; whoever was told at the same moment has it already. */
const issue = (db: Db, { personId, now }: Learning, facts: AwardFacts) =>
  db.transaction(async (tx) => {
    const { courseId, courseName, organisationId, orgName, name } = facts;
    const made = await insertCertificate(tx, {
      ...{ kind: 'course', subjectId: courseId, personId, organisationId, name },
      ...{ number: newCertificateNumber(), itemName: courseName, template: BLUE, issuedAt: now },
      orgName: orgName ?? messages.platformTitle,
    });
    if (!made) return (await findFacts(tx, personId, courseId))?.certificate ?? null;
    const course = { courseId, courseName };
    await tellOfCourse(tx, { personIds: [personId], course, ...texts.earned(courseName), now });
    return made;
  });
