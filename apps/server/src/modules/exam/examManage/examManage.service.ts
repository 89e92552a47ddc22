import type { AudienceAsked, AudienceShown } from '@cheese/domain/contract/school/audience';
import type { Answers } from '@cheese/domain/contract/call';
import type { ExamManageContract as C } from '@cheese/domain/contract/exam/examManage';
import { examNotices } from '@cheese/domain/texts/examMessages';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { readAudience, writeAudience } from '../../school/audience/audience.door';
import { schoolOf } from '../bank/bank.usable';
import { examOfSchool } from '../exam/courses/exam.ofSchool';
import { countOf, type PaperPlan, scoreOf } from '../paper/paper.plan';
import { checkSections } from '../paperManage/paperManage.check';
import { paperOfSchool } from '../paperManage/paperManage.service';
import { toSections } from '../paperManage/paperManage.shapes';
import { toManaged, toSettings } from './examManage.shapes';
import { deleteDraft, findListed, insertExam, selectSchoolExams } from './examManage.store';

export type Teacher = CallerContext & { db: Db };

export async function listSchoolExams(
  teacher: Teacher,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const now = teacher.clock.now();
  const { rows, total } = await selectSchoolExams(teacher.db, schoolOf(teacher), { ...query, now });
  return { list: rows.map((row) => toManaged(row, now)), total };
}

export async function readManaged(teacher: Teacher, examId: number): Promise<Answers<C['detail']>> {
  const { db, person, clock } = teacher;
  const organisationId = schoolOf(teacher);
  const row = (await findListed(db, organisationId, examId)) ?? refuse('exam.notFound');
  const { exam, draftPlan, paperName, createdBy } = row;
  return {
    ...toManaged(row, clock.now()),
    edition: exam.edition,
    paperId: exam.paperId,
    paperName: paperName ?? '',
    createdBy,
    settings: toSettings(exam),
    audience: await readAudience(db, person, exam.audienceId),
    extraS: exam.extraS,
    publishedAt: exam.publishedAt?.getTime() ?? null,
    cancelledAt: exam.cancelledAt?.getTime() ?? null,
    cancelReason: exam.cancelReason,
    findings: draftPlan ? await checkSections(db, organisationId, toSections(draftPlan)) : [],
  };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PASSED = 0.6;

const planFacts = (plan: PaperPlan) => ({
  plan,
  questionCount: countOf(plan),
  totalScore: scoreOf(plan),
});

/** A draft that asks this paper: tomorrow for two hours, of the whole school. */
export async function createExam(teacher: Teacher, paperId: number) {
  const { db, person, clock } = teacher;
  const { plan, name, organisationId } = await paperOfSchool(teacher, paperId);
  const now = clock.now();
  const startsAt = new Date(Math.ceil((now.getTime() + DAY_MS) / HOUR_MS) * HOUR_MS);
  return db.transaction(async (tx) => {
    const audienceId = await writeAudience(tx, teacher, { kind: 'organisation' });
    const facts = planFacts(plan);
    const examId = await insertExam(tx, {
      ...facts,
      organisationId,
      audienceId,
      paperId,
      title: name,
      html: '',
      passScore: Math.round(facts.totalScore * PASSED),
      rule: 'shareUntilWrong',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 2 * HOUR_MS),
      durationS: 3600,
      createdBy: person.id,
      createdAt: now,
    });
    return { examId };
  });
}

/** The same people; whoever joined by a code gets a new one. */
function askedAgain({ kind, people, groups }: AudienceShown): AudienceAsked {
  if (kind === 'chosen') return { kind, personIds: people.map(({ personId }) => personId) };
  if (kind === 'groups')
    return { kind, groups: groups.map((one) => ({ kind: one.kind, id: one.id })) };
  return { kind: kind === 'code' ? kind : 'organisation' };
}

/** A draft with the same settings, for the same people. */
export async function copyExam(teacher: Teacher, examId: number) {
  const { db, person, clock } = teacher;
  const { id: _id, ...row } = await examOfSchool(teacher, examId);
  const asked = askedAgain(await readAudience(db, person, row.audienceId));
  return db.transaction(async (tx) => {
    const audienceId = await writeAudience(tx, teacher, asked);
    const made = { createdBy: person.id, createdAt: clock.now(), publishedAt: null };
    const fresh = { cancelledAt: null, cancelReason: '', extraS: 0, edition: 1 };
    const title = examNotices.copyName(row.title);
    return { examId: await insertExam(tx, { ...row, ...made, ...fresh, title, audienceId }) };
  });
}

export async function removeDraft(teacher: Teacher, examId: number) {
  await examOfSchool(teacher, examId);
  const deleted = await deleteDraft(teacher.db, examId);
  if (deleted.length === 0) refuse('exam.notDraft');
  return null;
}
