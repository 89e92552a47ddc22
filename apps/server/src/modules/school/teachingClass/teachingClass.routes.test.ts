import { eq } from 'drizzle-orm';
import {
  AUTUMN,
  OTHERS,
  OWN,
  people,
  SPRING,
  STRANGE_TERM,
  teachingAt,
  teachingWorld,
  type Who,
} from '../../../testing/given/teachingWorld';
import { useTestApp } from '../../../testing/useTestApp';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import { teachingClassRoutes } from './teachingClass.routes';

const test = useTestApp({ modules: { main: [teachingClassRoutes] } });
const { ask, list, names, inside, namesInside, addPeople, archive, give } = teachingWorld(test);

beforeEach(give);

describe('teaching-class/v1/list', () => {
  it('shows to each what is theirs to see', async () => {
    expect(await names('admin')).toEqual(['乙班', '甲班']);
    expect(await names('office')).toEqual(['乙班', '甲班']);
    expect(await names('head')).toEqual(['甲班']);
    expect(await names('otherHead')).toEqual(['乙班']);
    expect(await names('teacher')).toEqual(['甲班']);
    expect(await names('assistant')).toEqual(['甲班']);
    expect(await names('strangeAdmin')).toEqual(['外校班']);
    expect((await ask('GET /list', undefined, 'learner')).status).toBe(403);
  });

  it('shows a head of a department the classes of others with their learners, to look at', async () => {
    await ask(
      'POST /add-people',
      { id: OTHERS, membershipIds: [people.learner], role: 3 },
      'admin',
    );
    const { list: rows } = await list('head');
    expect(rows.map(({ name, mayEdit }) => [name, mayEdit]).sort()).toEqual([
      ['乙班', false],
      ['甲班', true],
    ]);
    const rename = { id: OTHERS, version: 1, name: '改', courseName: '改' };
    expect((await ask('PUT ', rename, 'head')).status).toBe(404);
  });

  it('searches, narrows by term and counts', async () => {
    await addPeople([people.learner, people.classmate]);
    expect(await list('admin', '?keyword=甲')).toMatchObject({
      total: 1,
      list: [
        { name: '甲班', teachers: ['王老师'], teacherCount: 1, assistantCount: 1, learnerCount: 2 },
      ],
    });
    expect((await list('admin', `?termId=${SPRING}`)).total).toBe(0);
    expect((await list('admin', '?page=2&pageCnt=1')).list).toHaveLength(1);
    expect((await list('assistant')).list).toMatchObject([{ mayEdit: false }]);
  });
});

describe('a teaching class', () => {
  it('is made by an administrator, an office, or a head for a teacher of the department', async () => {
    const asked = { termId: AUTUMN, name: '新班', courseName: '生理学' };
    const add = (who: Who, said: object = {}) => ask('POST ', { ...asked, ...said }, who);
    expect((await add('teacher')).status).toBe(403);
    expect((await add('head')).body['key']).toBe('teachingClass.noTeacher');
    expect((await add('head', { teacherIds: [people.colleague] })).body['key']).toBe(
      'teachingClass.noTeacher',
    );
    expect((await add('head', { teacherIds: [people.learner] })).body['key']).toBe(
      'teachingClass.notTeacher',
    );
    expect((await add('admin', { teacherIds: [people.strangeAdmin] })).body['key']).toBe(
      'teachingClass.strangers',
    );
    expect((await add('admin', { termId: STRANGE_TERM })).body['key']).toBe('term.notFound');
    expect((await add('head', { teacherIds: [people.teacher] })).status).toBe(200);
    expect((await add('admin')).body['key']).toBe('teachingClass.taken');
    expect((await add('admin', { termId: SPRING })).status).toBe(200);
    expect(await names('teacher')).toEqual(['新班', '甲班']);
  });

  it('tells the second editor, and keeps what the first has saved', async () => {
    const edit = (name: string, who: Who) =>
      ask('PUT ', { id: OWN, version: 1, name, courseName: '生理学' }, who);
    expect((await edit('第一次', 'teacher')).body.data).toEqual({ version: 2 });
    expect((await edit('第二次', 'admin')).body['key']).toBe('teachingClass.changedMeanwhile');
    expect(await names('teacher')).toEqual(['第一次']);
  });

  it('is removed only without learners', async () => {
    await addPeople([people.learner]);
    const remove = (who: Who) => ask(`DELETE ?id=${OWN}`, undefined, who);
    expect((await remove('admin')).body['key']).toBe('teachingClass.hasLearners');
    const [place] = await inside('&role=3');
    await ask('POST /remove-people', { id: OWN, placeIds: [place?.placeId] }, 'teacher');
    expect((await remove('teacher')).status).toBe(403);
    expect((await remove('head')).status).toBe(200);
    expect(await names('admin')).toEqual(['乙班']);
  });
});

describe('teaching-class/v1/join', () => {
  const open = async (who: Who = 'teacher') =>
    ((await ask('PUT /code', { id: OWN, isOpen: true }, who)).body.data as { code: string }).code;
  const join = (code: string, who: Who) => ask('POST /join', { code }, who);

  it('lets learners of the school in while it is open, once', async () => {
    const code = await open();
    expect(code).toMatch(/^[2-9A-Z]{10}$/u);
    expect((await join(` ${code.toLowerCase()} `, 'learner')).body.data).toEqual({
      name: '甲班',
      courseName: '生理学',
      isNew: true,
    });
    expect((await join(code, 'learner')).body.data).toMatchObject({ isNew: false });
    expect(await inside('&role=3')).toMatchObject([{ name: '李明', by: 4 }]);
    expect((await join(code, 'strangeAdmin')).body['key']).toBe('teachingClass.unknownCode');
    expect((await join(code, 'disabled')).body['key']).toBe('teachingClass.unknownCode');
    const renewed = await open();
    expect((await join(code, 'classmate')).status).toBe(404);
    await ask('PUT /code', { id: OWN, isOpen: false }, 'teacher');
    expect((await join(renewed, 'classmate')).status).toBe(404);
    expect(await namesInside()).toEqual(['李明']);
  });

  it('is no place for guessing: ten wrong ones an hour, and then not even a right one', async () => {
    const code = await open();
    const token = await test.signIn(people.learner);
    const guess = (typed: string) =>
      test.ask(`POST ${teachingAt}/join`, { code: typed }, { token });
    const guesses = await Promise.all(Array.from({ length: 14 }, () => guess('AAAAA22222')));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await guess(code)).status).toBe(429);
    expect(await namesInside()).toEqual([]);
  });

  it('shows its code to those alone who may change the class', async () => {
    const code = await open();
    const detail = async (who: Who) =>
      (await ask(`GET /detail?id=${OWN}`, undefined, who)).body.data as object;
    expect(await detail('teacher')).toMatchObject({ code, mayEdit: true, mayStaff: false });
    expect(await detail('head')).toMatchObject({ code, mayStaff: true });
    expect(await detail('assistant')).toMatchObject({ code: null, mayEdit: false });
  });
});

describe('teaching-class/v1/mine', () => {
  it('shows a learner the classes that they are in', async () => {
    await addPeople([people.learner]);
    const mine = async () => (await ask('GET /mine', undefined, 'learner')).body.data;
    expect(await mine()).toMatchObject({
      total: 1,
      list: [
        { name: '甲班', termName: '2026 秋', teachers: ['王老师'], role: 3, isArchived: false },
      ],
    });
    await archive();
    expect(await mine()).toMatchObject({ list: [{ isArchived: true }] });
    const gone = { leftAt: test.clock.now() };
    await test.database.db
      .update(teachingPlace)
      .set(gone)
      .where(eq(teachingPlace.membershipId, people.learner));
    expect(await mine()).toEqual({ list: [], total: 0 });
  });
});
