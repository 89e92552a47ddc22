import { classroomWorld, OWN, type Who } from '../../../testing/given/classroomWorld';
import { useTestApp } from '../../../testing/useTestApp';
import { organisation } from '../../people/organisation/organisation.tables';
import { classroomRoutes } from './classroom.routes';

const test = useTestApp({ modules: { main: [classroomRoutes] } });
const { give, ask, data } = classroomWorld(test);
const at = 'classroom/v1';

beforeEach(give);

const names = async (who: Who, query = '') =>
  (await data<{ list: { name: string }[] }>(who, `GET ${at}/list?page=1${query}`)).list.map(
    ({ name }) => name,
  );

it('lists the classrooms in which somebody is', async () => {
  expect(await names('classmate')).toEqual(['乙班', '甲班']);
  expect(await names('classmate', '&keyword=甲')).toEqual(['甲班']);
  expect(await names('teacher')).toEqual(['甲班']);
  expect(await names('admin')).toEqual([]);
  await test.database.db.update(organisation).set({ suspendedAt: test.clock.now() });
  expect(await names('classmate')).toEqual([]);
});

it('says what its reader is there', async () => {
  const detail = (who: Who) => data<object>(who, `GET ${at}/detail?courseId=${OWN}`);
  expect(await detail('learner')).toMatchObject({
    name: '甲班',
    courseName: '生理学',
    termName: '2026 秋',
    teachers: ['王老师'],
    learnerCount: 2,
    role: 3,
    seesMarks: false,
    course: null,
    unreadNoticeCount: 0,
  });
  expect(await detail('admin')).toMatchObject({ role: null, seesMarks: true });
});

describe('what it is taught with', () => {
  const choose = (taughtCourseId: number | null) =>
    ask('teacher', `PUT ${at}/course`, { courseId: OWN, taughtCourseId });

  it('is a published course of the school that the class may learn', async () => {
    await test.given({
      courses: [
        { organisationId: 1, name: '生理学基础', chapters: [{ items: [{}] }] },
        { organisationId: 2 },
      ],
    });
    const listed = await data<object>('teacher', `GET ${at}/course/list?courseId=${OWN}`);
    expect(listed).toMatchObject({ total: 1, list: [{ id: 1, isForClass: true }] });
    expect((await choose(2)).body['key']).toBe('classroom.noSuchCourse');
    expect((await choose(1)).status).toBe(200);
    expect(await data('learner', `GET ${at}/detail?courseId=${OWN}`)).toMatchObject({
      course: { id: 1, name: '生理学基础' },
    });
    expect(await data('learner', `GET ${at}/study-data?courseId=${OWN}`)).toEqual({
      studyCount: 0,
      totalCount: 1,
      discussCount: 0,
      examCount: 0,
    });
    expect((await choose(null)).status).toBe(200);
  });
});

describe('its evaluation', () => {
  const evaluate = (who: Who, stars: number, text = '') =>
    ask(who, `PUT ${at}/evaluation`, { courseId: OWN, stars, text });
  const results = () => data<object>('teacher', `GET ${at}/evaluation/list?courseId=${OWN}`);

  it('is given once, changed, and kept from nobody who wrote it', async () => {
    await evaluate('learner', 5, '病例讨论很有帮助');
    await evaluate('learner', 4, '节奏可以慢一点');
    expect(await data('learner', `GET ${at}/evaluation/my?courseId=${OWN}`)).toMatchObject({
      stars: 4,
      text: '节奏可以慢一点',
    });
    expect(await data('classmate', `GET ${at}/evaluation/my?courseId=${OWN}`)).toBeNull();
    expect(await results()).toMatchObject({ average: 4, counts: [0, 0, 0, 1, 0] });
    expect((await evaluate('teacher', 5)).status).toBe(403);
    expect((await evaluate('learner', 6)).status).toBe(400);
  });

  it('shows no words while their author could be guessed', async () => {
    await evaluate('learner', 2, '听不清');
    await evaluate('classmate', 5);
    expect(await results()).toMatchObject({ average: 3.5, areWordsShown: false, list: [] });
    expect(JSON.stringify(await results())).not.toContain('听不清');
  });
});
