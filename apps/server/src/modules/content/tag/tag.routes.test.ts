import { useTestApp } from '../../../testing/useTestApp';
import { tagRoutes } from './tag.routes';

const test = useTestApp({ modules: { main: [tagRoutes] } });
const url = '/doctor-cheese/data-tag/v1';

/** 临床医学 → 内科学 → 心血管内科, 护理学; and the options of courses and specimens. */
const tags = [
  { type: 9, name: '临床医学', place: 0 },
  { type: 9, name: '护理学', place: 1 },
  { type: 9, name: '内科学', pid: 1 },
  { type: 9, name: '心血管内科', pid: 3 },
  { type: 1, name: '课程分类', productType: 1 },
  { type: 1, name: '基础医学', productType: 1, pid: 5 },
  { type: 1, name: '系统', productType: 2 },
] as const;

const subjects = () => test.given({ tags: [...tags], people: [{ nickname: '甲' }] });

const listOf = (body: Record<string, unknown>) => (body as { data: { list: object[] } }).data.list;

describe('data-tag/v1/list', () => {
  it('answers the whole tree, flat, and which have others below them', async () => {
    await subjects();
    const { body } = await test.get(`${url}/list?page=1&pageCnt=9999&type=9`);
    expect(listOf(body)).toEqual([
      { id: 1, name: '临床医学', pid: 0, hasChild: 1 },
      { id: 2, name: '护理学', pid: 0, hasChild: 0 },
      { id: 3, name: '内科学', pid: 1, hasChild: 1 },
      { id: 4, name: '心血管内科', pid: 3, hasChild: 0 },
    ]);
  });

  it('keeps to what stands below one tag', async () => {
    await subjects();
    const { body } = await test.get(`${url}/list?type=9&pid=1`);
    expect(body['data']).toMatchObject({ total: 1, list: [{ name: '内科学' }] });
  });

  it('refuses a type that is none, by name', async () => {
    const { status, body } = await test.get(`${url}/list?type=8`);
    expect(status).toBe(400);
    expect(body['message']).toContain('type');
  });
});

describe('data-tag/v1/group/major', () => {
  it('puts every last subject below its top one', async () => {
    await subjects();
    const { body } = await test.get(`${url}/group/major`);
    expect(body['data']).toMatchObject([
      { name: '临床医学', tags: [{ name: '心血管内科' }] },
      { name: '护理学', tags: [] },
    ]);
  });
});

describe.each([
  ['group/course', ['课程分类']],
  ['group/list?productType=1', ['课程分类']],
  ['group/list?productType=2', ['系统']],
])('data-tag/v1/%s', (call, names) => {
  it('answers the options of its product', async () => {
    await subjects();
    const { body } = await test.get(`${url}/${call}`);
    expect((body['data'] as { name: string }[]).map(({ name }) => name)).toEqual(names);
  });
});

describe('data-tag/v1/list/by/keyword', () => {
  it('finds subjects by a part of their name, with the way to them', async () => {
    await subjects();
    const { body } = await test.get(`${url}/list/by/keyword?type=9&keyword=${encodeURI('血管')}`);
    expect(body['data']).toEqual([
      { id: 4, name: '心血管内科', pid: 3, hasChild: 0, above: ['临床医学', '内科学'] },
    ]);
  });
});

describe('user/tag/v1', () => {
  const chosen = 'GET /doctor-cheese/user/tag/v1';
  const choose = 'POST /doctor-cheese/user/tag/v1';

  it('keeps what was chosen last, and the way to it', async () => {
    await subjects();
    const token = await test.signIn(1);
    await test.ask(choose, { tagId: 2 }, { token });
    await test.ask(choose, { tagId: 4 }, { token });
    const { body } = await test.ask(chosen, undefined, { token });
    expect(body.data).toMatchObject({
      tagId: 4,
      tags: [{ name: '临床医学' }, { name: '内科学' }, { name: '心血管内科' }],
    });
  });

  it('takes the choice back by 0', async () => {
    await subjects();
    const token = await test.signIn(1);
    await test.ask(choose, { tagId: 2 }, { token });
    await test.ask(choose, { tagId: 0 }, { token });
    expect((await test.ask(chosen, undefined, { token })).body.data).toEqual({
      tagId: 0,
      tags: [],
    });
  });

  it('refuses what is no subject, such as an option of a list', async () => {
    await subjects();
    const token = await test.signIn(1);
    expect((await test.ask(choose, { tagId: 6 }, { token })).body).toMatchObject({
      message: '该专业不存在',
    });
  });

  it('is for those who are signed in', async () => {
    expect((await test.ask(choose, { tagId: 1 })).status).toBe(401);
  });
});
