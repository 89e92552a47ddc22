import type { Db } from '../../db/database';
import { questionAttempt } from '../../modules/exam/attempt/attempt.tables';
import { exam } from '../../modules/exam/exam/exam.tables';
import { insertPaper } from '../../modules/exam/paperManage/paperManage.store';
import { writeAudience } from '../../modules/school/audience/audience.door';
import { settingsAt } from '../given/teaching';
import type { TestApp } from '../useTestApp';
import { askers, eachOwn, type IsolationRow, ownAlone, SCHOOL } from './row';

const person = { id: askers.teacher, sessionId: 1, roles: [], organisationId: SCHOOL };
const item = { questionId: 1, version: 1, groupId: null, score: 100 };
const plan = { sections: [{ title: '', note: '', draws: [], items: [item] }] };
const HOUR_MS = 3_600_000;

async function aPaper({ database, clock }: TestApp) {
  const row = { organisationId: SCHOOL, name: '期末卷', plan, ownerId: person.id };
  return { paperId: await insertPaper(database.db, { ...row, now: clock.now() }) };
}

/** The exam of the school, its window in hours from now; published where that is said. */
async function anExam({ database, clock }: TestApp, from: number, isPublished: boolean) {
  const now = clock.now();
  const audienceId = await writeAudience(database.db, { person, clock }, { kind: 'organisation' });
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const [row] = await database.db
    .insert(exam)
    .values({
      organisationId: SCHOOL,
      audienceId,
      title: '期末考试',
      html: '',
      plan,
      questionCount: 1,
      totalScore: 100,
      passScore: 60,
      rule: 'allOrNothing',
      startsAt: at(from),
      endsAt: at(from + 2),
      durationS: 3600,
      createdAt: now,
      publishedAt: isPublished ? now : null,
    })
    .returning();
  return { examId: row?.id ?? 0 };
}

const draft = (test: TestApp) => anExam(test, 1, false);
export const running = (test: TestApp) => anExam(test, -1, true);
const seen = async (test: TestApp) => ({ ...(await draft(test)), edition: 1 });

/** A submitted attempt in a running exam. */
export async function handedIn(test: TestApp) {
  const { examId } = await running(test);
  const attemptId = await giveAttempt(test.database.db, examId, test.clock.now());
  return { examId, attemptId };
}

async function giveAttempt(db: Db, examId: number, now: Date) {
  const [row] = await db
    .insert(questionAttempt)
    .values({
      personId: askers.learner,
      kind: 'exam',
      sourceId: examId,
      nth: 1,
      title: '期末考试',
      items: [{ ...item, shown: null }],
      rule: 'allOrNothing',
      startedAt: now,
      endsAt: now,
      submittedAt: now,
    })
    .returning();
  return row?.id ?? 0;
}

const own = (asked: IsolationRow['asked']): IsolationRow => ({ asked, expected: ownAlone });
const each = (asked: object): IsolationRow => ({ asked: () => asked, expected: eachOwn });
const sections = plan.sections.map(({ items: _items, ...section }) => ({ ...section, items: [] }));
const rule = {
  bankId: 1,
  chapterIds: [],
  types: [],
  difficulties: [],
  tags: [],
  unusedSince: null,
  count: 1,
  score: 1,
};

export const examRows: Record<string, IsolationRow> = {
  'paperManage.list': each({}),
  'paperManage.detail': own(aPaper),
  'paperManage.sources': each({}),
  'paperManage.pick': own(() => ({ bankId: 1 })),
  'paperManage.draw': own(() => ({ rules: [rule], taken: [] })),
  'paperManage.made': own(aPaper),
  'paperManage.create': each({ name: '期末卷' }),
  'paperManage.save': own(async (test) => ({
    ...(await aPaper(test)),
    edition: 1,
    name: '期末卷',
    sections,
  })),
  'paperManage.copy': own(aPaper),
  'paperManage.archive': own(async (test) => ({ ...(await aPaper(test)), isArchived: true })),
  'paperManage.export': own(async (test) => ({ ...(await aPaper(test)), withKey: true })),
  'examManage.list': each({}),
  'examManage.detail': own(draft),
  'examManage.create': own(aPaper),
  'examManage.save': own(async (test) => ({
    ...(await seen(test)),
    settings: settingsAt(test.clock.now()),
    audience: { kind: 'organisation' },
  })),
  'examManage.publish': own(seen),
  'examManage.cancel': own(async (test) => ({
    ...(await running(test)),
    edition: 1,
    reason: '停电',
  })),
  'examManage.copy': own(draft),
  'examManage.remove': own(draft),
  'examWatch.live': own(running),
  'examWatch.extend': own(async (test) => ({
    ...(await running(test)),
    minutes: 10,
    shownExtraS: 0,
  })),
  'examWatch.end': own(running),
  'examWatch.reopen': own(async (test) => ({
    examId: (await handedIn(test)).examId,
    personId: askers.learner,
    minutes: 10,
  })),
};
