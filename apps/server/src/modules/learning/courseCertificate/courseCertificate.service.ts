import type { Answers } from '@cheese/domain/contract/call';
import type {
  CourseCertificate,
  CourseCertificateContract as C,
} from '@cheese/domain/contract/learning/courseCertificate';
import { leftToEarn } from '@cheese/domain/rules/learning/certificateShare';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import {
  findCertificate,
  revokeOnce,
  selectOfPerson,
} from '../../people/certificate/certificate.door';
import { toMine } from '../../people/certificate/certificate.shapes';
import type { CertificateRow } from '../../people/certificate/certificate.tables';
import { requireText } from '../../../calls/requireText';
import { requireTeaching, seeCourse } from '../course/course.door';
import { awardCourse, mayEarn } from './award.service';
import { findFacts } from './award.store';
import { readOpenWait } from './wait.read';

const toCertificate = (row: CertificateRow, now: Date): CourseCertificate => ({
  ...toMine(row, now),
  courseId: row.subjectId,
});

/** Issues a certificate that is due but missing: a teacher may have removed the last open item. */
export async function readStanding(
  { db, person, clock }: CallerContext<'db'>,
  courseId: number,
): Promise<Answers<C['standing']>> {
  const now = clock.now();
  await seeCourse({ db, person, clock }, courseId);
  const learning = { personId: person.id, courseId, now };
  const earned = await awardCourse(db, learning);
  const facts = await findFacts(db, person.id, courseId);
  if (!facts || facts.share === null) return null;
  const { share, total, studied, byHand } = facts;
  return {
    share,
    total,
    studied,
    left: leftToEarn(total, share, studied),
    byHand,
    wait: earned ? null : await readOpenWait(db, learning),
    mayEarn: earned !== null || (await mayEarn(db, learning, facts)),
    certificate: earned && { id: earned.id, state: toMine(earned, now).state },
  };
}

export async function listMine({
  db,
  person,
  clock,
}: CallerContext<'db'>): Promise<CourseCertificate[]> {
  const rows = await selectOfPerson(db, 'course', person.id);
  return rows.map((row) => toCertificate(row, clock.now()));
}

/** One's own: it stays when the course is gone. */
export async function readMine({ db, person, clock }: CallerContext<'db'>, id: number) {
  const row = await findCertificate(db, 'course', id);
  return row?.personId === person.id
    ? toCertificate(row, clock.now())
    : refuse('courseCertificate.gone');
}

/** For good, with a reason that its holder reads. The first reason stays. */
export async function revokeAwarded(
  context: CallerContext<'db'>,
  { id, reason }: Static<C['revoke']['body']>,
) {
  const { db, person, clock } = context;
  const revokeReason = requireText(reason);
  const row = (await findCertificate(db, 'course', id)) ?? refuse('courseCertificate.gone');
  await requireTeaching(context, row.subjectId);
  const revocation = { revokedAt: clock.now(), revokeReason, revokedBy: person.id };
  if (!(await revokeOnce(db, id, revocation))) refuse('certificate.revoked');
  return null;
}
