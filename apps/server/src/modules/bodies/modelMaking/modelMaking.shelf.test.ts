import type { AnatomyDetail, MadeAnatomy } from '@cheese/domain/contract/bodies/anatomy';
import type { MadeModel } from '@cheese/domain/contract/bodies/modelMaking';
import { eq } from 'drizzle-orm';
import { takenAs } from '../../../testing/files/takenModels';
import { modelCalls, modelModules } from '../../../testing/calls/modelCalls';
import { COLLEAGUE, LEARNER, STRANGER, TEACHER } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { courseThings } from '../../training/courseThings/courseThings';
import { person } from '../../people/person/person.tables';
import { anatomy } from '../anatomy/anatomy.tables';

const test = useTestApp({ modules: modelModules });
const { bring, work, given, ask, statusOf, made, show } = modelCalls(test);
const OPERATOR = 6;

beforeEach(() => given());

/** A model that a platform administrator made from a file of the platform. */
async function madeForAll(personId: number = OPERATOR, shelf?: 'platform') {
  const { id: mediaId } = await bring('心脏.glb', Buffer.from('glTF of ours'), OPERATOR);
  await work({ takeModel: takenAs([{ name: 'Heart', parent: null }]) });
  const asked = { mediaId, title: '心脏', system: 5, ...(shelf && { shelf }) };
  return (await ask('POST model-making/v1', asked, personId)).body.data as MadeModel;
}

const kept = async (query: string, personId: number) => {
  const { status, body } = await ask(`GET model-making/v1/list${query}`, undefined, personId);
  return status === 200 ? (body.data as { list: MadeModel[] }).list.map(({ id }) => id) : status;
};
const cards = async (personId?: number) => {
  const call = 'GET anatomy/v1/school/list?page=1&pageCnt=10';
  const { body } = personId
    ? await ask(call, undefined, personId)
    : await test.ask(call.replace(' ', ' /doctor-cheese/'));
  return (body.data as { list: MadeAnatomy[] }).list.map(({ id, isOfSchool }) => [id, isOfSchool]);
};
const becomesOperator = () =>
  test.database.db.update(person).set({ isPlatformAdmin: true }).where(eq(person.id, TEACHER));

it('is kept by who runs the platform, and by nobody of a school', async () => {
  const { id, isPlatform } = await madeForAll();
  expect(isPlatform).toBe(true);
  expect(await kept('', OPERATOR)).toEqual([id]);
  expect(await kept('?shelf=school', OPERATOR)).toBe(403);
  for (const teacher of [TEACHER, STRANGER]) {
    expect(await kept('', teacher)).toEqual([]);
    expect(await kept('?shelf=platform', teacher)).toBe(403);
    expect(await statusOf(`GET model-making/v1/detail?id=${id}`, undefined, teacher)).toBe(404);
    expect((await show(id, true, teacher)).status).toBe(404);
  }
  const own = await made();
  expect(await statusOf(`GET model-making/v1/detail?id=${own.id}`, undefined, OPERATOR)).toBe(404);
});

it('whoever keeps both says for whom, and makes it of a file of theirs', async () => {
  await becomesOperator();
  const ours = await made();
  const forAll = await madeForAll(TEACHER, 'platform');
  expect([ours.isPlatform, forAll.isPlatform]).toEqual([false, true]);
  expect(await kept('', TEACHER)).toEqual([ours.id]);
  expect(await kept('?shelf=platform', TEACHER)).toEqual([forAll.id]);
  expect(await kept('', COLLEAGUE)).toEqual([ours.id]);
  const { id: mediaId } = await bring('肺.glb', Buffer.from('glTF of theirs'));
  const asked = { mediaId, title: '肺', system: 4, shelf: 'platform' };
  await work({ takeModel: takenAs([{ name: 'Lung', parent: null }]) });
  expect((await ask('POST model-making/v1', asked)).status).toBe(400);
});

it('is for everybody once it is shown, behind what their own school made', async () => {
  const forAll = await madeForAll();
  const ours = await made();
  await show(ours.id);
  const statuses = async () => {
    const calls = ['detail?id', 'model/list?anatomyId', 'structure/list?anatomyId'];
    const asked = calls.flatMap((call) => [
      test.ask(`GET /doctor-cheese/anatomy/v1/${call}=${forAll.id}`),
      ...[LEARNER, STRANGER].map((by) => ask(`GET anatomy/v1/${call}=${forAll.id}`, undefined, by)),
    ]);
    return [...new Set((await Promise.all(asked)).map(({ status }) => status))];
  };
  expect(await statuses()).toEqual([404]);
  expect([await cards(), await cards(LEARNER)]).toEqual([[], [[ours.id, true]]]);
  await show(forAll.id, true, OPERATOR);
  expect(await statuses()).toEqual([200]);
  expect(await cards()).toEqual([[forAll.id, false]]);
  expect(await cards(STRANGER)).toEqual([[forAll.id, false]]);
  expect(await cards(LEARNER)).toEqual([
    [ours.id, true],
    [forAll.id, false],
  ]);
  const { body } = await ask(`GET anatomy/v1/detail?id=${forAll.id}`, undefined, OPERATOR);
  expect((body.data as AnatomyDetail).isKeeping).toBe(true);
});

it('courses of every school may name it while it is shown', async () => {
  const { id } = await madeForAll();
  const ours = await made();
  await show(ours.id);
  const nameable = async (school: number | null) => {
    const asked = { type: 128, ids: [id, ours.id] } as const;
    return [...(await courseThings.selectNameable(test.database.db, school, asked)).keys()];
  };
  expect([await nameable(1), await nameable(2)]).toEqual([[ours.id], []]);
  await show(id, true, OPERATOR);
  expect((await nameable(1)).sort()).toEqual([id, ours.id].sort());
  expect([await nameable(2), await nameable(null)]).toEqual([[id], [id]]);
});

it('what the platform sells is not made here, and stays as it is', async () => {
  const { db } = test.database;
  await db.insert(anatomy).values({ id: 7, system: 1, updatedAt: test.clock.now() });
  expect(await kept('', OPERATOR)).toEqual([]);
  for (const call of ['GET model-making/v1/detail', 'DELETE model-making/v1']) {
    expect(await statusOf(`${call}?id=7`, undefined, OPERATOR)).toBe(404);
  }
  expect(await cards(LEARNER)).toEqual([]);
});
