import { certificateTemplateCodes } from '@cheese/domain/codes/people/certificates';
import { leftToEarn } from '@cheese/domain/rules/learning/certificateShare';
import { messages } from '@cheese/domain/texts/messages';
import type { Db } from '../../../db/database';
import { insertCertificate } from '../../people/certificate/certificate.door';
import { newCertificateNumber } from '../../people/certificate/certificateNumber';
import { type AwardFacts, findFacts } from './award.store';
import { texts } from './certificate.texts';
import { settleWait } from './wait.store';
import { notifyOfCourse } from '../../people/notice/notice.door';

interface Learning {
  personId: number;
  courseId: number;
  now: Date;
}

export const isReached = ({ share, total, studied }: AwardFacts) =>
  share !== null && leftToEarn(total, share, studied) === 0;

/** Closes a waiting request automatically once the missing time has been studied. */
const byItself = (now: Date) =>
  ({ state: 'issued', reason: null, decidedAt: now, decidedBy: null }) as const;

/** Uses the current names; a concurrent call issues it only once. */
export const issue = (db: Db, { personId, now }: Learning, facts: AwardFacts) =>
  db.transaction(async (tx) => {
    const { courseId, courseName, organisationId, orgName, name } = facts;
    const made = await insertCertificate(tx, {
      kind: 'course',
      subjectId: courseId,
      personId,
      organisationId,
      name,
      number: newCertificateNumber(),
      itemName: courseName,
      template: certificateTemplateCodes.blueFrame,
      issuedAt: now,
      orgName: orgName ?? messages.platformTitle,
    });
    if (facts.wait) await settleWait(tx, { personId, courseId }, byItself(now));
    if (!made) return (await findFacts(tx, personId, courseId))?.certificate ?? null;
    const course = { courseId, courseName };
    await notifyOfCourse(tx, { personIds: [personId], course, ...texts.earned(courseName), now });
    return made;
  });
