import type { TeachingClass, TeachingPlace } from '@cheese/domain/contract/school/teachingClass';
import { eq } from 'drizzle-orm';
import { sendForm } from '../../../testing/calls/sendForm';
import { useTestApp } from '../../../testing/useTestApp';
import { makeWorkbook } from '../../base/sheets/workbook';
import { department, departmentAncestor } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import { schoolGrant, schoolRole } from '../rights/rights.tables';
import { term } from '../../people/organisation/term.tables';
import { teachingClassRoutes } from './teachingClass.routes';

const test = useTestApp({ modules: { main: [teachingClassRoutes] } });
const at = '/doctor-cheese/teaching-class/v1';
const people = {
  admin: 1,
  office: 2,
  head: 3,
  teacher: 4,
  colleague: 5,
  assistant: 6,
  learner: 7,
  classmate: 8,
  strangeAdmin: 9,
  disabled: 10,
  otherHead: 11,
} as const;
type Who = keyof typeof people;
/** Lines of the roll have the numbers of their people; one is of nobody yet. */
const UNCLAIMED = 12;
/** Teaching classes: of the teacher, of the colleague, of the other school. */
const [OWN, OTHERS, STRANGE] = [1, 2, 3] as const;
const [AUTUMN, SPRING, STRANGE_TERM] = [1, 2, 3] as const;

beforeEach(async () => {
  const { db } = test.database;
  await test.given({
    people: Array.from({ length: 11 }, (_, nth) => ({ phone: `138000000${10 + nth}` })),
    organisations: [{}, { name: '博爱医学院' }],
  });
  await db.insert(department).values([
    { organisationId: 1, kind: 1, name: '基础医学院', position: 0 },
    { organisationId: 1, kind: 1, name: '护理学院', position: 1 },
  ]);
  await db.insert(departmentAncestor).values([
    { departmentId: 1, ancestorId: 1 },
    { departmentId: 2, ancestorId: 2 },
  ]);
  await db.insert(schoolClass).values([
    { organisationId: 1, departmentId: 1, year: 2026, name: '临床 1 班' },
    { organisationId: 1, departmentId: 2, year: 2026, name: '护理 1 班' },
    { organisationId: 2, year: 2026, name: '外校班' },
  ]);
  const learner = { role: 3 as const, departmentId: 1, classId: 1 };
  await test.given({
    memberships: [
      { personId: people.admin, role: 1, name: '管理员' },
      { personId: people.office, role: 2, name: '教务' },
      { personId: people.head, role: 2, name: '主任', departmentId: 1 },
      { personId: people.teacher, role: 2, name: '王老师', departmentId: 1 },
      { personId: people.colleague, role: 2, name: '刘老师', departmentId: 2 },
      { personId: people.assistant, role: 3, name: '助教', departmentId: 1 },
      {
        personId: people.learner,
        name: '李明',
        number: '2026001',
        pinyin: 'liming lm',
        ...learner,
      },
      { personId: people.classmate, name: '赵一', number: '2026002', ...learner },
      { personId: people.strangeAdmin, role: 1, name: '外校', organisationId: 2 },
      { personId: people.disabled, name: '停用', number: '2026004', state: 2, ...learner },
      { personId: people.otherHead, role: 2, name: '护理主任', departmentId: 2 },
      { personId: null, name: '未注册', number: '2026003', ...learner },
    ],
  });
  const grantedAt = test.clock.now();
  await db
    .insert(schoolRole)
    .values({ organisationId: 1, name: '教务处', rights: ['viewTeaching', 'editTeaching'] });
  await db.insert(schoolGrant).values([
    { membershipId: people.office, kind: 2, roleId: 1, grantedAt },
    { membershipId: people.head, kind: 1, departmentId: 1, grantedAt },
    { membershipId: people.otherHead, kind: 1, departmentId: 2, grantedAt },
  ]);
  const autumn = { organisationId: 1, startsOn: '2026-09-01', endsOn: '2027-01-15' };
  await db.insert(term).values([
    { ...autumn, name: '2026 秋' },
    { ...autumn, name: '2027 春', startsOn: '2027-02-22', endsOn: '2027-07-09' },
    { ...autumn, name: '外校学期', organisationId: 2 },
  ]);
  const createdAt = test.clock.now();
  const aClass = { organisationId: 1, termId: AUTUMN, courseName: '生理学', createdAt };
  await db.insert(teachingClass).values([
    { ...aClass, name: '甲班' },
    { ...aClass, name: '乙班' },
    { ...aClass, name: '外校班', organisationId: 2, termId: STRANGE_TERM },
  ]);
  const place = { by: 2 as const, joinedAt: createdAt };
  await db.insert(teachingPlace).values([
    { ...place, teachingClassId: OWN, membershipId: people.teacher, role: 1 },
    { ...place, teachingClassId: OWN, membershipId: people.assistant, role: 2 },
    { ...place, teachingClassId: OTHERS, membershipId: people.colleague, role: 1 },
  ]);
});

async function ask(call: string, asked: object | undefined, who: Who | null) {
  const by = who === null ? {} : { token: await test.signIn(people[who]) };
  const [method = '', path = ''] = call.split(' ');
  return test.ask(`${method} ${at}${path}`, asked, by);
}
const list = async (who: Who, query = '') =>
  (await ask(`GET /list${query}`, undefined, who)).body.data as {
    list: TeachingClass[];
    total: number;
  };
const names = async (who: Who, query = '') =>
  (await list(who, query)).list.map(({ name }) => name).sort();
const inside = async (query = '', id: number = OWN) =>
  (
    (await ask(`GET /people?id=${id}${query}`, undefined, 'admin')).body.data as {
      list: TeachingPlace[];
    }
  ).list;
const namesInside = async (query = '&role=3') => (await inside(query)).map(({ name }) => name);
const addPeople = (membershipIds: readonly number[], said: object = {}, who: Who = 'teacher') =>
  ask('POST /add-people', { id: OWN, membershipIds, role: 3, ...said }, who);
const archive = () => test.database.db.update(term).set({ archivedAt: test.clock.now() });

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

describe('its people', () => {
  it('come from administrative classes, each once, without those who are disabled', async () => {
    const add = (classIds: number[]) => ask('POST /add-classes', { id: OWN, classIds }, 'teacher');
    expect((await add([1, 2])).body.data).toEqual({ added: 3, already: 0 });
    expect((await add([1])).body.data).toEqual({ added: 0, already: 3 });
    expect((await add([3])).body['key']).toBe('teachingClass.noSuchClass');
    expect(await inside('&role=3')).toMatchObject([
      { name: '李明', number: '2026001', className: '临床 1 班', by: 1, leftAt: null },
      { name: '赵一' },
      { name: '未注册' },
    ]);
  });

  it('are found by name, pinyin and number, and taken in by name', async () => {
    const find = async (keyword: string) =>
      (
        await ask(
          `GET /candidates?id=${OWN}&role=3&keyword=${encodeURIComponent(keyword)}`,
          undefined,
          'teacher',
        )
      ).body.data;
    await addPeople([people.learner]);
    expect(await find('liming')).toMatchObject({
      total: 1,
      list: [{ membershipId: people.learner, isInside: true }],
    });
    expect(await find('2026')).toMatchObject({ total: 3 });
    expect(await find('停用')).toMatchObject({ total: 0 });
    expect(await find('%')).toMatchObject({ total: 0 });
    expect((await addPeople([people.disabled])).body['key']).toBe('teachingClass.strangers');
    expect((await addPeople([people.strangeAdmin])).body['key']).toBe('teachingClass.strangers');
    expect((await addPeople([people.learner, UNCLAIMED])).body.data).toEqual({
      added: 1,
      already: 1,
    });
  });

  it('come by a file of numbers, which names what nobody answers to', async () => {
    const columns = [{ title: '学号', width: 10 }];
    const rows = [['2026001'], ['2026003'], ['2026004'], ['13800000017'], ['2026999']];
    const bytes = await makeWorkbook([{ name: '名单', columns, rows }]);
    const { body } = await sendForm(test, `${at}/add-sheet`, {
      token: await test.signIn(people.teacher),
      fields: { id: String(OWN) },
      file: { name: '名单.xlsx', bytes },
    });
    expect(body.data).toEqual({ added: 3, already: 0, missing: ['2026004', '2026999'] });
    expect(await namesInside()).toEqual(['李明', '赵一', '未注册']);
  });

  it('leave, come back as somebody new, and are known in both times', async () => {
    await addPeople([people.learner]);
    const first = (await inside('&role=3'))[0]?.placeId ?? 0;
    test.clock.pass(3600);
    const remove = { id: OWN, placeIds: [first] };
    expect((await ask('POST /remove-people', remove, 'teacher')).body.data).toEqual({ removed: 1 });
    const leftAt = test.clock.now().getTime();
    expect(await namesInside()).toEqual([]);
    test.clock.pass(60);
    await addPeople([people.learner]);
    expect((await ask('POST /undo-remove', remove, 'teacher')).body['key']).toBe(
      'teachingClass.noUndo',
    );
    expect(await inside('&state=past')).toMatchObject([{ placeId: first, name: '李明', leftAt }]);
    const again = (await inside('&role=3'))[0];
    expect(again?.placeId).not.toBe(first);
    expect(again?.joinedAt).toBe(leftAt + 60_000);
  });

  it('are restored within an hour, and not later', async () => {
    await addPeople([people.learner, people.classmate]);
    const placeIds = (await inside('&role=3')).map(({ placeId }) => placeId);
    await ask('POST /remove-people', { id: OWN, placeIds }, 'teacher');
    test.clock.pass(3599);
    const undo = await ask('POST /undo-remove', { id: OWN, placeIds }, 'teacher');
    expect(undo.body.data).toEqual({ restored: 2 });
    expect(await inside('&state=past')).toEqual([]);
    await ask('POST /remove-people', { id: OWN, placeIds }, 'teacher');
    test.clock.pass(3601);
    const late = await ask('POST /undo-remove', { id: OWN, placeIds }, 'teacher');
    expect(late.body['key']).toBe('teachingClass.noUndo');
  });

  it('are named teachers by those above alone; assistants see marks where given', async () => {
    const asTeacher = { role: 1 };
    expect((await addPeople([people.colleague], asTeacher)).status).toBe(403);
    expect((await addPeople([people.learner], asTeacher, 'admin')).body['key']).toBe(
      'teachingClass.notTeacher',
    );
    expect((await addPeople([people.colleague], asTeacher, 'head')).status).toBe(200);
    expect(await names('colleague')).toEqual(['乙班', '甲班']);
    const own = (await inside('&role=1'))[0]?.placeId ?? 0;
    const remove = { id: OWN, placeIds: [own] };
    expect((await ask('POST /remove-people', remove, 'teacher')).status).toBe(403);
    const assistant = (await inside('&role=2'))[0]?.placeId ?? 0;
    const marks = { id: OWN, placeId: assistant, seesMarks: true };
    expect((await ask('PUT /marks', marks, 'teacher')).status).toBe(200);
    expect(await inside('&role=2')).toMatchObject([{ name: '助教', seesMarks: true }]);
    expect((await ask('PUT /marks', { ...marks, placeId: own }, 'admin')).body['key']).toBe(
      'teachingClass.learnersAlone',
    );
  });

  it('loses its rights with the place, at once', async () => {
    const token = await test.signIn(people.assistant);
    const look = () => test.ask(`GET ${at}/list`, undefined, { token });
    expect((await look()).status).toBe(200);
    const placeIds = (await inside('&role=2')).map(({ placeId }) => placeId);
    await ask('POST /remove-people', { id: OWN, placeIds }, 'teacher');
    expect((await look()).status).toBe(403);
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
    const guess = (typed: string) => test.ask(`POST ${at}/join`, { code: typed }, { token });
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

/** Calls about the class of the teacher, valid in an open term. */
const changes = [
  ['PUT ', { id: OWN, version: 1, name: '改', courseName: '改' }],
  ['POST /add-classes', { id: OWN, classIds: [1] }],
  ['POST /add-people', { id: OWN, membershipIds: [people.learner], role: 3 }],
  ['PUT /marks', { id: OWN, placeId: 2, seesMarks: true }],
  ['POST /remove-people', { id: OWN, placeIds: [2] }],
  ['PUT /code', { id: OWN, isOpen: true }],
] as const;
const everybody = [...(Object.keys(people) as Who[]), null];
const askedBy = async (call: string, asked: object | undefined) => {
  const heard: Record<string, number> = {};
  for (const who of everybody) heard[who ?? 'visitor'] = (await ask(call, asked, who)).status;
  return heard;
};
const outside = { visitor: 401, learner: 403, classmate: 403, disabled: 403 };
const editors = { admin: 200, office: 200, head: 200, teacher: 200 };
const reads = {
  ...outside,
  ...editors,
  assistant: 200,
  colleague: 404,
  otherHead: 404,
  strangeAdmin: 404,
};
const edits = { ...reads, assistant: 403 };

describe('who × call', () => {
  it.each([
    [`GET /detail?id=${OWN}`, reads],
    [`GET /people?id=${OWN}`, reads],
    [`GET /candidates?id=${OWN}&role=1&keyword=`, edits],
  ])('%s', async (call, expected) => {
    expect(await askedBy(call, undefined)).toEqual(expected);
  });

  it.each(changes)('%s', async (call, asked) => {
    const heard = await askedBy(call, asked);
    // The second editor of an outdated form is told so.
    const expected = call === 'PUT ' ? { ...edits, office: 409, head: 409, teacher: 409 } : edits;
    expect(heard).toEqual(expected);
  });

  it('a call about a class of the other school is about nothing', async () => {
    for (const [call, asked] of changes) {
      expect((await ask(call, { ...asked, id: STRANGE }, 'admin')).body['key']).toBe(
        'teachingClass.notFound',
      );
    }
    expect((await ask(`GET /detail?id=${STRANGE}`, undefined, 'admin')).status).toBe(404);
    expect((await ask(`DELETE ?id=${STRANGE}`, undefined, 'admin')).status).toBe(404);
  });

  it('a place of another class is not touched by way of one’s own', async () => {
    const [strange] = await inside('', OTHERS);
    const asked = { id: OWN, placeIds: [strange?.placeId] };
    expect((await ask('POST /remove-people', asked, 'teacher')).body.data).toEqual({ removed: 0 });
    expect((await inside('', OTHERS)).map(({ leftAt }) => leftAt)).toEqual([null]);
  });
});

describe('in an archived term', () => {
  it('nothing is changed, and everything is found', async () => {
    await ask('PUT /code', { id: OWN, isOpen: true }, 'admin');
    const [row] = await test.database.db
      .select()
      .from(teachingClass)
      .where(eq(teachingClass.id, OWN));
    await archive();
    const all = [...changes, ['POST ', { termId: AUTUMN, name: '新', courseName: '新' }]] as const;
    for (const [call, asked] of all) {
      expect([call, (await ask(call, asked, 'admin')).body['key']]).toEqual([
        call,
        'term.archived',
      ]);
    }
    expect((await ask(`DELETE ?id=${OWN}`, undefined, 'admin')).body['key']).toBe('term.archived');
    expect((await ask('POST /join', { code: row?.code ?? '' }, 'learner')).status).toBe(404);
    expect((await list('teacher')).list).toMatchObject([{ isArchived: true, mayEdit: false }]);
    expect(await namesInside('')).toEqual(['王老师', '助教']);
  });
});

it('refuses more people than a class may have, whole', async () => {
  const { db } = test.database;
  const many = Array.from({ length: 21 }, (_, nth) => ({
    organisationId: 1,
    role: 2 as const,
    name: `师${nth}`,
  }));
  const made = await db.insert(membership).values(many).returning({ id: membership.id });
  const ids = made.map(({ id }) => id);
  expect((await addPeople(ids, { role: 2 }, 'admin')).body['key']).toBe(
    'teachingClass.tooManyTeachers',
  );
  expect(await inside('&role=2')).toHaveLength(1);
});
