import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { giveExam } from '../../../testing/given/givenExams';
import { migrationsFolder } from '../../../testing/migrationsFolder';
import { COLLEAGUE, LEARNER, rule, settingsAt, teaching } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { examManageRoutes } from '../examManage/examManage.routes';
import { paperManageRoutes } from '../paperManage/paperManage.routes';
import { selectExamsAsking } from './exam.door';
import { questionManageRoutes } from '../question/questionManage.routes';
import { examRoutes } from './exam.routes';
import { examAsked } from './exam.tables';

const test = useTestApp({
  modules: {
    main: [
      examRoutes,
      examManageRoutes,
      paperManageRoutes,
      questionManageRoutes(selectExamsAsking),
    ],
  },
});
const { get, post, paper, by, given } = teaching(test);

beforeEach(() => given());

const historyOf = async (questionId: number) => {
  const path = `/doctor-cheese/question-manage/v1/history?questionId=${questionId}`;
  const { body } = await test.ask(`GET ${path}`, undefined, { token: await by(COLLEAGUE) });
  return (body.data as { exams: { title: string; version: number }[] }).exams;
};

/** Published, with one of two questions that is drawn for each; the learner has begun. */
async function drawn() {
  const paperId = await paper([
    { title: '一', note: '', items: [], draws: [rule({ chapterIds: [2], count: 1 })] },
  ]);
  const { examId } = (await post('manage/v1/create', { paperId })).body.data as { examId: number };
  const now = test.clock.time;
  const audience = { kind: 'organisation' };
  const settings = settingsAt(now);
  await post('manage/v1/save', { examId, edition: 1, settings, audience });
  await post('manage/v1/publish', { examId, edition: 2 });
  test.clock.time = new Date(now.getTime() + 2 * 3_600_000);
  await post('v1/enter', { examId }, LEARNER);
  const { body } = await get(`v1/test-paper?examId=${examId}`, LEARNER);
  const { sections } = body.data as { sections: { questions: { id: number }[] }[] };
  const asked = sections[0]!.questions[0]!.id;
  return { asked, other: asked === 5 ? 6 : 5 };
}

it('knows what was drawn for somebody: where it is used, and that it is not new any more', async () => {
  const { asked, other } = await drawn();
  expect(await historyOf(asked)).toMatchObject([{ title: '期末考试', version: 1 }]);
  expect(await historyOf(other)).toEqual([]);
  const fresh = rule({ chapterIds: [2], count: 2, unusedSince: 0 });
  const { body } = await post('paper/v1/draw', { rules: [fresh], taken: [] });
  expect(body.data).toMatchObject({ drawn: [{ questions: [{ id: other }], missing: 1 }] });
});

it('holds for what was asked before there was a table of it', async () => {
  const { db } = test.database;
  const { asked } = await drawn();
  await giveExam(db, { organisationId: 1, questionIds: [1, 2] });
  await giveExam(db, { organisationId: 1, questionIds: [3], publishedAt: null });
  const known = await db.select().from(examAsked).orderBy(examAsked.examId, examAsked.questionId);
  await db.delete(examAsked);
  const name = readdirSync(migrationsFolder).find((file) => file.endsWith('what_exams_ask.sql'));
  const file = readFileSync(join(migrationsFolder, name ?? ''), 'utf8');
  const [backfill] = file
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('INSERT INTO "exam_asked"'));
  await db.execute(sql.raw(backfill ?? ''));
  expect(await db.select().from(examAsked).orderBy(examAsked.examId, examAsked.questionId)).toEqual(
    known,
  );
  expect(known.map(({ questionId }) => questionId)).toEqual([asked, 1, 2]);
});

it('knows what is chosen for a draft, too', async () => {
  await giveExam(test.database.db, { organisationId: 1, questionIds: [3], publishedAt: null });
  expect(await historyOf(3)).toMatchObject([{ version: 1 }]);
});
