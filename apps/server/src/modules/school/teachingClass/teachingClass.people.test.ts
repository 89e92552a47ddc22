import { sendForm } from '../../../testing/calls/sendForm';
import {
  OWN,
  people,
  teachingAt,
  UNCLAIMED,
  teachingWorld,
} from '../../../testing/given/teachingWorld';
import { useTestApp } from '../../../testing/useTestApp';
import { makeWorkbook } from '../../base/sheets/workbook';
import { membership } from '../../people/organisation/member.tables';
import { teachingClassRoutes } from './teachingClass.routes';

const test = useTestApp({ modules: { main: [teachingClassRoutes] } });
const { ask, names, inside, namesInside, addPeople, give } = teachingWorld(test);

beforeEach(give);

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
    const { body } = await sendForm(test, `${teachingAt}/add-sheet`, {
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
    const look = () => test.ask(`GET ${teachingAt}/list`, undefined, { token });
    expect((await look()).status).toBe(200);
    const placeIds = (await inside('&role=2')).map(({ placeId }) => placeId);
    await ask('POST /remove-people', { id: OWN, placeIds }, 'teacher');
    expect((await look()).status).toBe(403);
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
