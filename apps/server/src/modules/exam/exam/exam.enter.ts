import { BlockList, isIP } from 'node:net';
import type { ExamContract as C, ResidueTime } from '@cheese/domain/contract/exam/exam';
import type { Static } from 'typebox';
import type { Caller } from '../../../caller';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../refusal';
import { limits } from '../../base/limit/limit.rules';
import { takeTurns } from '../../base/limit/limit.service';
import { beginAttempt } from '../attempt/attempt.service';
import { makePaper } from '../paper/paper.make';
import { noteEvent } from './exam.events';
import { findToEnter, selectTries, takeOver } from './exam.store';
import type { ExamRow } from './exam.tables';

export interface Entering {
  db: Db;
  person: Person;
  clock: Clock;
  caller: Caller;
}

type Try = Awaited<ReturnType<typeof selectTries>>[number];

/** Goes on where one was, or begins; what an exam asks of who enters is asked each time. */
export async function enterExam(
  entering: Entering,
  { examId, ...asked }: Static<C['enter']['body']>,
): Promise<ResidueTime> {
  const { db, person, clock, caller } = entering;
  const found = (await findToEnter(db, person, examId)) ?? refuse('exam.notFound');
  const { exam } = found;
  if (!isWithin(exam.ranges, caller.address)) refuse('exam.wrongPlace');
  const tries = await selectTries(db, person.id, examId);
  const open = tries.find(({ submittedAt }) => submittedAt === null);
  const now = clock.now();
  if (open) return goOn(entering, open, { exam, takesOver: asked.takesOver ?? false, now });
  if (asked.takesOver) refuse('attempt.submitted');
  if (exam.password !== null) await countGuess(entering, examId);
  refuseEntering(exam, tries, { password: asked.password, now });
  const begun = await begin(entering, found, { nth: tries.length + 1, now });
  const [latest] = begun ? [begun] : (await selectTries(db, person.id, examId)).slice(-1);
  return latest ? toResidue(latest, now) : refuse('exam.notFound');
}

/** A short password must not be found by trying: who has had enough is not told whether it fits. */
async function countGuess({ db, person, clock }: Entering, examId: number) {
  const limit = limits.examPasswordOfPerson;
  await takeTurns(db, clock.now(), [{ key: `examPassword:${person.id}:${examId}`, limit }]);
}

function refuseEntering(
  exam: ExamRow,
  tries: readonly Try[],
  { password, now }: { password: string | undefined; now: Date },
) {
  if (now < exam.startsAt) refuse('exam.notBegun');
  if (now >= exam.endsAt) refuse('exam.over');
  if (tries.length >= exam.attempts) refuse('exam.noAttemptLeft');
  if (exam.password !== null && exam.password !== password) refuse('exam.wrongPassword');
}

interface Going {
  exam: ExamRow;
  takesOver: boolean;
  now: Date;
}

async function goOn({ db, person }: Entering, open: Try, { exam, takesOver, now }: Going) {
  if (exam.isOneDevice && open.sessionId !== person.sessionId) {
    if (!takesOver) refuse('attempt.elsewhere');
    await takeOver(db, open.id, person.sessionId);
    await noteEvent(db, open.id, 'device', now);
  }
  return toResidue(open, now);
}

/** Two clicks at once begin one try; an exam that is about to end leaves no more than is left. */
async function begin(
  { db, person }: Entering,
  { exam, extraS }: { exam: ExamRow; extraS: number },
  { nth, now }: { nth: number; now: Date },
) {
  const paper = await makePaper(db, exam.plan, exam);
  if (paper.items.length < exam.questionCount) refuse('exam.paperShort');
  const ownEnd = now.getTime() + exam.durationS * 1000;
  return beginAttempt(db, {
    ...paper,
    ...{ personId: person.id, kind: 'exam', sourceId: exam.id, title: exam.title, nth },
    ...{ rule: exam.rule, graceS: exam.graceS, startedAt: now },
    endsAt: new Date(Math.min(ownEnd, exam.endsAt.getTime()) + extraS * 1000),
    sessionId: exam.isOneDevice ? person.sessionId : null,
  });
}

export function toResidue({ id, endsAt }: Pick<Try, 'id' | 'endsAt'>, now: Date): ResidueTime {
  const ends = endsAt?.getTime() ?? now.getTime();
  return {
    attemptId: id,
    now: now.getTime(),
    endsAt: ends,
    residueMs: Math.max(0, ends - now.getTime()),
  };
}

/** Ranges are written as `10.1.0.0/16`, or one address. */
function isWithin(ranges: readonly string[], address: string): boolean {
  if (ranges.length === 0) return true;
  const plain = address.replace(/^::ffff:/u, '');
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(net, family);
    else list.addSubnet(net, Number(bits), family);
  }
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
