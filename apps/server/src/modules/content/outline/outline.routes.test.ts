import { useTestApp } from '../../../testing/useTestApp';
import { tag } from '../tag/tag.tables';
import { outlineRoutes } from './outline.routes';
import { outlineManageRoutes } from './outlineManage.routes';

const test = useTestApp({ modules: { main: [outlineRoutes, outlineManageRoutes] } });

beforeEach(async () => {
  await test.given({ people: [{ isPlatformAdmin: true }] });
  await test.database.db.insert(tag).values({ type: 9, pid: 0, name: '内科学' });
});

const ask = async (call: string, body?: object) =>
  test.ask(call.replace(' ', ' /doctor-cheese/manage/outline/v1/'), body, {
    token: await test.signIn(1),
  });
const save = (title: string, actionValue: string, more: object = {}) =>
  ask('POST save', { title, actionValue, ...more });
async function shown() {
  test.clock.pass(2);
  const { body } = await test.ask('GET /doctor-cheese/selected-outline/v3/list?loginPlatform=1');
  return (body.data as { title: string }[]).map(({ title }) => title);
}

it('is added at the end, changed where it stands, moved, and goes', async () => {
  await save('云课程', '/course');
  await save('题库', '/productList?productType=4', { tagId: 1 });
  expect(await shown()).toEqual(['云课程', '题库']);
  expect((await ask('GET list')).body.data).toMatchObject([
    { title: '云课程', tag: null },
    { title: '题库', tag: { id: 1, name: '内科学' } },
  ]);
  expect((await save('课程', '/course', { id: 1 })).status).toBe(200);
  expect((await ask('PUT order', { ids: [2, 1] })).status).toBe(200);
  expect(await shown()).toEqual(['题库', '课程']);
  expect((await ask('PUT order', { ids: [2] })).body.key).toBe('ad.moved');
  expect((await ask('DELETE remove?id=2')).status).toBe(200);
  expect(await shown()).toEqual(['课程']);
  expect((await ask('DELETE remove?id=2')).body.key).toBe('outline.gone');
});

it('is added at the end also where others have gone', async () => {
  for (const title of ['甲', '乙', '丙', '丁']) await save(title, '/course');
  await ask('PUT order', { ids: [1, 2, 3, 4] });
  await ask('DELETE remove?id=1');
  await ask('DELETE remove?id=2');
  await save('戊', '/course');
  expect(await shown()).toEqual(['丙', '丁', '戊']);
});

it.each(['https://example.com', '//example.com', 'javascript:alert(1)', 'course'])(
  'leads nowhere else: %s',
  async (actionValue) => {
    expect((await save('云课程', actionValue)).body.key).toBe('outline.address');
    expect(await shown()).toEqual([]);
  },
);

it('narrows by a tag that is there', async () => {
  expect((await save('题库', '/productList', { tagId: 7 })).body.key).toBe('shelf.tagGone');
  expect((await save('题库', '/productList', { id: 7 })).body.key).toBe('outline.gone');
});
