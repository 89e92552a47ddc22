import { coveredSeconds, failedInRow } from '@cheese/domain/rules/front/insightFigures';
import { chinaDay, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { questionAttempt } from '../../../modules/exam/attempt/attempt.tables';
import { studyTime } from '../../../modules/learning/studyTime/studyTime.tables';
import { certificate } from '../../../modules/people/certificate/certificate.tables';
import { membership } from '../../../modules/people/organisation/member.tables';

export const INSIGHT_TERM = { startsOn: '2026-09-01', endsOn: '2026-12-31' };
const MINUTE_MS = 60_000;

/** The same numbers at every run. */
function chance(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

/** What people of both schools do in twelve weeks, by chance. */
export async function plantRandomFacts(db: Db, people: number, seed: number) {
  const upTo = chance(seed);
  const from = startOfChinaDay('2026-08-28');
  const moment = () => new Date(from + upTo(84 * 24 * 60) * MINUTE_MS);
  const anybody = () => 1 + upTo(people);
  const stretches = Array.from({ length: 700 }, () => {
    const startedAt = moment();
    const product = upTo(5);
    return {
      personId: anybody(),
      startedAt,
      endedAt: new Date(startedAt.getTime() + upTo(120) * MINUTE_MS),
      ...(product < 4
        ? { productType: 1 as const, productId: product + 1 }
        : { productType: 8 as const, productId: 1 }),
    };
  });
  await db.insert(studyTime).values(stretches);
  const sheet = { items: [], sections: [], rule: 'shareUntilWrong' as const, title: '卷' };
  const tries = Array.from({ length: 160 }, (_, at) => {
    const startedAt = moment();
    const waitingCount = upTo(4) === 0 ? 1 : 0;
    const isHandedIn = upTo(6) > 0;
    return {
      ...sheet,
      kind: at % 4 === 0 ? ('chapter' as const) : ('exam' as const),
      sourceId: 1 + upTo(4),
      nth: at + 1,
      personId: anybody(),
      startedAt,
      submittedAt: isHandedIn ? new Date(startedAt.getTime() + 20 * MINUTE_MS) : null,
      submittedBy: 'time' as const,
      gained: upTo(120),
      waitingCount,
    };
  });
  await db.insert(questionAttempt).values(tries).onConflictDoNothing();
  const given = Array.from({ length: 20 }, (_, at) => ({
    number: `C${at}`,
    kind: 'course' as const,
    subjectId: 1 + (at % 3),
    personId: 1 + at,
    organisationId: [null, 1, 2][upTo(3)] ?? null,
    name: '名',
    itemName: '课',
    orgName: '校',
    template: 1 as const,
    issuedAt: moment(),
    ...(at % 6 === 0 && { revokedAt: new Date('2026-11-19T08:00:00+08:00') }),
  }));
  await db.insert(certificate).values(given);
}

export const dayOf = (at: Date) => chinaDay(at.getTime());

/** The same figures of one line of the roll, counted one by one. */
export async function countPlainly(db: Db, memberId: number, now: Date) {
  const [member] = await db.select().from(membership).where(eq(membership.id, memberId));
  if (!member?.personId) throw new Error('no learner');
  const { organisationId, personId } = member;
  const joined = dayOf(member.joinedAt);
  const left = member.leftAt ? dayOf(member.leftAt) : '9999-12-31';
  const isIn = (at: Date) => {
    const day = dayOf(at);
    return (
      day >= INSIGHT_TERM.startsOn && day <= INSIGHT_TERM.endsOn && day >= joined && day <= left
    );
  };
  const courseOwners: Record<number, number | null> = { 1: null, 2: 1, 3: 2 };
  const examOwners = [1, 1, 2, null];
  const isOwn = (owner: number | null | undefined) => (owner ?? organisationId) === organisationId;
  const stretches = (
    await db.select().from(studyTime).where(eq(studyTime.personId, personId))
  ).filter(
    ({ startedAt, productType, productId }) =>
      isIn(startedAt) && (productType !== 1 || isOwn(courseOwners[productId ?? 0])),
  );
  const tries = (
    await db
      .select()
      .from(questionAttempt)
      .where(eq(questionAttempt.personId, personId))
      .orderBy(asc(questionAttempt.submittedAt))
  ).filter(({ kind, sourceId }) => kind !== 'exam' || isOwn(examOwners[sourceId - 1]));
  const days = new Set(
    [...stretches, ...tries]
      .map(({ startedAt }) => startedAt)
      .filter(isIn)
      .map(dayOf),
  );
  const secondsOf = (some: typeof stretches) =>
    [...new Set(some.map(({ startedAt }) => dayOf(startedAt)))]
      .map((day) =>
        coveredSeconds(
          some
            .filter(({ startedAt }) => dayOf(startedAt) === day)
            .map(({ startedAt, endedAt }) => ({ from: +startedAt, to: +endedAt })),
        ),
      )
      .reduce((sum, one) => sum + one, 0);
  const exams = tries.filter(
    ({ kind, sourceId, submittedAt }) =>
      kind === 'exam' &&
      examOwners[sourceId - 1] === organisationId &&
      submittedAt !== null &&
      isIn(submittedAt),
  );
  const isShown = (sourceId: number) =>
    sourceId === 1 || now.getTime() > Date.parse('2026-11-10T08:05:00+08:00');
  const graded = exams
    .filter(({ sourceId }) => isShown(sourceId))
    .filter(({ gained, waitingCount }) => (gained ?? 0) >= 60 || waitingCount === 0)
    .map(({ gained }) => (gained ?? 0) >= 60);
  const certificates = (
    await db.select().from(certificate).where(eq(certificate.personId, personId))
  ).filter((one) => one.revokedAt === null && isIn(one.issuedAt) && isOwn(one.organisationId));
  return {
    activeDays: days.size,
    lastActiveOn: [...days].sort().at(-1) ?? null,
    studiedS: secondsOf(stretches),
    exams: exams.length,
    graded: graded.length,
    passed: graded.filter(Boolean).length,
    certificates: certificates.length,
    failedInRow: failedInRow(graded),
    inCourse1: secondsOf(
      stretches.filter(({ productType, productId }) => productType === 1 && productId === 1),
    ),
  };
}
