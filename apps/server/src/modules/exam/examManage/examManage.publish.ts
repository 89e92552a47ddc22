import type { Answers } from '@cheese/domain/contract/call';
import type { ExamManageContract as C } from '@cheese/domain/contract/exam/examManage';
import type { ExamSetting } from '@cheese/domain/contract/exam/shapes/examSettings';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { examFaultsOf } from '@cheese/domain/rules/exam/examFaults';
import { examFaults, examNotices } from '@cheese/domain/texts/examMessages';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { Refusal, refuse, refuseFault } from '../../../calls/refusal';
import { countAudience, readAudience } from '../../school/audience/audience.door';
import { writeAudit } from '../../people/audit/audit.service';
import { notifyPeople } from '../../people/notice/notice.notify';
import { chosenIn, writeAsked } from '../exam/exam.door';
import { endOpen } from '../attempt/attempt.door';
import { listExpected } from '../exam/exam.expected';
import { examOfSchool, phaseOf } from '../exam/courses/exam.ofSchool';
import type { ExamRow, SchoolExam } from '../exam/exam.tables';
import { countOf, type Draw, type PaperPlan, scoreOf } from '../paper/paper.plan';
import { selectPoolRefs } from '../paper/paper.door';
import { checkSections, isHindered } from '../paperManage/paperManage.check';
import { settledPlan } from '../paperManage/paperManage.rules';
import { paperOfSchool } from '../paperManage/paperManage.service';
import { toSections } from '../paperManage/paperManage.shapes';
import { toSettings } from './examManage.shapes';
import type { Teacher } from './examManage.service';
import { selectSitters, updateExam } from './examManage.store';

type Seen = Static<C['publish']['body']>;

/** From now on learners see it, with the plan as it stands. */
export async function publishExam(
  teacher: Teacher,
  { examId, edition }: Seen,
): Promise<Answers<C['publish']>> {
  const { db, clock } = teacher;
  return db.transaction(async (tx) => {
    const inside = { ...teacher, db: tx };
    const row = await examOfSchool(inside, examId, 'update');
    if (row.publishedAt !== null) refuse('exam.notDraft');
    const plan = await frozenPlan(inside, row);
    const totalScore = scoreOf(plan);
    refuseUnfit(row, totalScore, clock.now());
    await refuseNobody(inside, row);
    const facts = { plan, totalScore, questionCount: countOf(plan), publishedAt: clock.now() };
    const saved = await updateExam(tx, { id: row.id, edition }, facts);
    await writeAsked(tx, row.id, chosenIn(plan));
    const period = `${chinaMinute(row.startsAt.getTime())} — ${chinaMinute(row.endsAt.getTime())}`;
    await writeAudit(tx, teacher, { act: 'exam.publish', about: row.title, after: { period } });
    return { edition: saved ?? refuse('exam.changed') };
  });
}

/** The current paper, or the draft's copy of it if the paper was deleted. */
async function frozenPlan(inside: Teacher, row: SchoolExam) {
  const { db } = inside;
  const plan = row.paperId === null ? row.plan : (await paperOfSchool(inside, row.paperId)).plan;
  const { organisationId } = row;
  if (isHindered(await checkSections(db, organisationId, toSections(plan)))) refuse('paper.unfit');
  return withPools(db, await settledPlan(db, organisationId, plan));
}

/**
 * Freezes the pools, so that later edits of a bank neither change the exam nor leave it short of
 * questions.
 */
async function withPools(db: Db, { sections }: PaperPlan): Promise<PaperPlan> {
  const frozen: PaperPlan = { sections: [] };
  for (const section of sections) {
    const draws: Draw[] = [];
    for (const draw of section.draws) {
      draws.push({ ...draw, pool: await selectPoolRefs(db, draw) });
    }
    frozen.sections.push({ ...section, draws });
  }
  return frozen;
}

function refuseUnfit(row: ExamRow, totalScore: number, now: Date) {
  const faults = examFaultsOf(toSettings(row), totalScore / 100);
  const [field, message] = Object.entries(faults)[0] ?? [];
  if (field && message) throw new Refusal('call.invalid', { field, message });
  const late: ExamSetting = 'endsAt';
  refuseFault(late, row.endsAt <= now ? examFaults.past : null);
}

/** An audience that joins by code may be empty at publication. */
async function refuseNobody({ db, person }: Teacher, { audienceId }: ExamRow) {
  const { kind } = await readAudience(db, person, audienceId);
  if (kind !== 'code' && (await countAudience(db, audienceId)) === 0) refuse('exam.noAudience');
}

/** The expected learners, and those who began through a course that lends the exam. */
async function peopleOf(db: Db, row: ExamRow, now: Date): Promise<number[]> {
  const sitters = await selectSitters(db, row.id);
  const begun = sitters.map(({ personId }) => personId);
  return [...new Set([...(await listExpected(db, row, now)), ...begun])];
}

/** Blocks entry, ends open attempts and notifies everyone of the reason. */
export async function cancelExam(
  teacher: Teacher,
  { examId, edition, reason }: Static<C['cancel']['body']>,
): Promise<Answers<C['cancel']>> {
  const { db, clock } = teacher;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await examOfSchool({ ...teacher, db: tx }, examId, 'update');
    const phase = phaseOf(row, now);
    if (phase === 'draft') refuse('exam.notPublished');
    if (phase === 'cancelled') refuse('exam.cancelled');
    if (phase === 'over') refuse('exam.over');
    const facts = { cancelledAt: now, cancelReason: reason.trim() };
    const saved = await updateExam(tx, { id: row.id, edition }, facts);
    await endOpen(tx, now, row.id);
    await notifyPeople(tx, {
      personIds: await peopleOf(tx, row, now),
      title: examNotices.cancelTitle,
      text: examNotices.cancelled(row.title, reason.trim()),
      now,
    });
    await writeAudit(tx, teacher, { act: 'exam.cancel', about: row.title, after: { reason } });
    return { edition: saved ?? refuse('exam.changed') };
  });
}
