import type { MediaShown } from '@cheese/domain/contract/learning/media';
import type { AnatomyDetail, MadeAnatomy } from '@cheese/domain/contract/bodies/anatomy';
import type { ModelFile } from '@cheese/domain/contract/bodies/shapes/model';
import type { MadeModel } from '@cheese/domain/contract/bodies/modelMaking';
import { TakeError } from '../../../ports/taking';
import { modelCalls, modelModules } from '../../../testing/calls/modelCalls';
import { COLLEAGUE, LEARNER, STRANGER, TEACHER } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';

const test = useTestApp({ modules: modelModules });
const { bring, one, work, by, given, ...calls } = modelCalls(test);
const { ask, askMedia, statusOf, brought, add, made, detail, show, edit } = calls;

beforeEach(() => given());

const schools = async (personId: number, query = '') =>
  (
    (await ask(`GET anatomy/v1/school/list${query}`, undefined, personId)).body.data as {
      list: MadeAnatomy[];
    }
  ).list;

it('makes a model of a file, called as the terms know its parts', async () => {
  const mediaId = await brought();
  expect(await one(mediaId)).toMatchObject({ state: 'ready', kind: 'model', bytes: 12 });
  const files = async () => (await ask('GET model-making/v1/file/list')).body.data;
  expect(await files()).toMatchObject({ total: 1, list: [{ name: '颅骨 2026.glb' }] });
  const model = (await add(mediaId)).body.data as MadeModel;
  expect(model).toMatchObject({ title: '颅骨', partCount: 3, isShown: false, edition: 1 });
  const { parts, report, file } = await detail(model.id);
  expect(parts.map(({ name, nameLatin, meshes }) => [name, nameLatin, meshes])).toEqual([
    ['颅', 'cranium', []],
    ['枕骨', 'os occipitale', ['Occipital_Bone.001']],
    ['脑室', expect.any(String), ['脑室']],
    ['Cube.002', '', ['Cube.002']],
  ]);
  expect(parts.map(({ pid }) => pid)).toEqual([null, ...Array(3).fill(parts[0]?.id)]);
  expect(parts[1]?.spelling).toBe('zhen gu');
  expect(report).toMatchObject({ bytesBefore: 40, notes: ['已合并相同的材质'] });
  const token = await by(TEACHER);
  const { payload } = await test.app.inject({
    url: file.address,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(payload).toBe('glTF of ours');
  expect(await files()).toEqual({ total: 0, list: [] });
  expect((await add(mediaId)).body.message).toBe('该文件已建成模型');
  expect((await askMedia(`DELETE delete?mediaId=${mediaId}`)).status).not.toBe(200);
  expect((await one(mediaId))?.state).toBe('ready');
});

it.each([
  ['旧.fbx', 'oldFbx', /^FBX 版本低于 7\.0/, false],
  ['大.stl', 'memory', /^处理这个模型需要的内存过多/, false],
  ['慢.obj', 'timedOut', /^处理超时/, true],
] as const)(
  'says beside %s why nothing was made of it (%s)',
  async (name, reason, words, again) => {
    const { id } = await bring(name, Buffer.from('v 0 0 0'));
    await work({ takeModel: () => Promise.reject(new TakeError(reason)) });
    const shown = await one(id);
    expect(shown).toMatchObject({ name, state: 'failed', mayRetry: again });
    expect(shown?.failure).toMatch(words);
    expect((await add(id)).body.message).toBe('请选择已处理完成的模型文件');
  },
);

describe('whose it is', () => {
  it('is found by title, part and whether it is shown, by who teaches there alone', async () => {
    const { id } = await made();
    const titles = async (query: string, personId?: number) => {
      const { body } = await ask(`GET model-making/v1/list${query}`, undefined, personId);
      return (body.data as { list: MadeModel[] }).list.map(({ title }) => title);
    };
    expect(await titles('', COLLEAGUE)).toEqual(['颅骨']);
    expect(await titles(`?keyword=${encodeURIComponent('枕骨')}`)).toEqual(['颅骨']);
    expect(await titles(`?keyword=${encodeURIComponent('%')}`)).toEqual([]);
    expect(await titles('?shown=shown')).toEqual([]);
    expect(await titles('?system=2')).toEqual([]);
    expect(await titles('', STRANGER)).toEqual([]);
    const model = await detail(id);
    for (const [person, status] of [
      [STRANGER, 404],
      [LEARNER, 403],
    ] as const) {
      expect(await statusOf(`GET model-making/v1/detail?id=${id}`, undefined, person)).toBe(status);
      expect(await statusOf(`GET model-making/v1/loss?id=${id}`, undefined, person)).toBe(status);
      expect(await statusOf(`DELETE model-making/v1?id=${id}`, undefined, person)).toBe(status);
      expect((await show(id, true, person)).status).toBe(status);
      expect((await edit(model, {}, person)).status).toBe(status);
    }
    for (const call of ['list', 'file/list', 'term/list?words=bone']) {
      expect(await statusOf(`GET model-making/v1/${call}`, undefined, LEARNER)).toBe(403);
    }
    const mediaId = await brought('第二个.glb');
    expect((await add(mediaId, STRANGER)).status).toBe(400);
    expect((await add(mediaId, LEARNER)).status).toBe(403);
  });

  it('opens to the people of the school while it is shown, and to nobody else', async () => {
    const { id } = await made();
    const calls = [
      `detail?id=${id}`,
      ...['model', 'structure', 'item'].map((what) => `${what}/list?anatomyId=${id}`),
    ];
    const statuses = async (personId: number) => {
      const all = calls.map((call) => statusOf(`GET anatomy/v1/${call}`, undefined, personId));
      return [...new Set(await Promise.all(all))];
    };
    expect([await statuses(LEARNER), await statuses(TEACHER)]).toEqual([[404], [200]]);
    expect(await schools(LEARNER)).toEqual([]);
    await show(id);
    expect([await statuses(LEARNER), await statuses(STRANGER)]).toEqual([[200], [404]]);
    expect((await test.ask(`GET /doctor-cheese/anatomy/v1/detail?id=${id}`)).status).toBe(404);
    expect(await schools(LEARNER)).toMatchObject([{ id, name: '颅骨', structureCount: 3 }]);
    expect(await schools(LEARNER, '?system=2')).toEqual([]);
    expect(await schools(STRANGER)).toEqual([]);
    const seen = async (personId: number) =>
      (await ask(`GET anatomy/v1/detail?id=${id}`, undefined, personId)).body.data as AnatomyDetail;
    expect(await seen(LEARNER)).toMatchObject({ commodityId: null, isLocked: false, offer: null });
    expect([(await seen(LEARNER)).isKeeping, (await seen(TEACHER)).isKeeping]).toEqual([
      undefined,
      true,
    ]);
    await show(id, false);
    expect(await statuses(LEARNER)).toEqual([404]);
  });

  it('hands its file to whom the address was made for', async () => {
    const { id } = await made();
    await show(id);
    const { body } = await ask(`GET anatomy/v1/model/list?anatomyId=${id}`, undefined, LEARNER);
    const [{ address } = { address: '' }] = body.data as ModelFile[];
    const fetched = async (personId: number) =>
      (
        await test.app.inject({
          url: address,
          headers: { authorization: `Bearer ${await by(personId)}` },
        })
      ).statusCode;
    expect([await fetched(LEARNER), await fetched(STRANGER)]).toEqual([200, 404]);
  });
});

it('learners take quizzes and write notes at it, which go with it, and the file stays', async () => {
  const { id } = await made();
  await show(id);
  const { parts, file } = await detail(id);
  const begin = { anatomyId: id, modelId: file.id, kind: 'name' };
  expect(await statusOf('POST anatomy/v1/quiz/begin', begin, LEARNER)).toBe(200);
  expect(await statusOf('POST anatomy/v1/quiz/begin', begin, STRANGER)).toBe(404);
  const note = { anatomyId: id, structureId: parts[1]?.id, view: '~1', text: '有枕外隆凸' };
  expect(await statusOf('POST anatomy/v1/note', note, LEARNER)).toBe(200);
  expect(await statusOf('POST anatomy/v1/note', note, STRANGER)).toBe(404);
  expect((await ask(`GET model-making/v1/loss?id=${id}`)).body.data).toEqual({
    notes: 1,
    quizzes: 1,
    learners: 1,
  });
  expect(await statusOf(`DELETE model-making/v1?id=${id}`)).toBe(200);
  expect(await statusOf(`GET anatomy/v1/detail?id=${id}`)).toBe(404);
  const { list } = (await ask('GET model-making/v1/file/list')).body.data as { list: MediaShown[] };
  expect(list.map(({ name }) => name)).toEqual(['颅骨 2026.glb']);
  expect((await add(list[0]?.id ?? 0)).status).toBe(200);
});

it('offers terms for what is typed', async () => {
  const words = encodeURIComponent('枕骨');
  const { body } = await ask(`GET model-making/v1/term/list?words=${words}`);
  expect(body.data).toContainEqual({
    name: '枕骨',
    nameLatin: 'os occipitale',
    nameEn: 'occipital bone',
  });
});
