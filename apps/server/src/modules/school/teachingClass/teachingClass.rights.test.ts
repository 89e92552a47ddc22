import { eq } from 'drizzle-orm';
import {
  AUTUMN,
  OTHERS,
  OWN,
  people,
  STRANGE,
  teachingWorld,
  type Who,
} from '../../../testing/given/teachingWorld';
import { useTestApp } from '../../../testing/useTestApp';
import { teachingClass } from '../../people/organisation/teachingClass.tables';
import { teachingClassRoutes } from './teachingClass.routes';

const test = useTestApp({ modules: { main: [teachingClassRoutes] } });
const { ask, list, inside, namesInside, archive, give } = teachingWorld(test);

beforeEach(give);

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
