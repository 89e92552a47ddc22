import type { ManagedAd } from '@cheese/domain/contract/content/adManage';
import { useTestApp } from '../../../testing/useTestApp';
import { adRoutes } from './ad.routes';
import { adManageRoutes } from './adManage.routes';

const test = useTestApp({ modules: { main: [adRoutes, adManageRoutes] } });
const picture = '/storage/image/a.png';
const HOUR_MS = 3_600_000;
const said = { place: 2, title: '开学季', subtitle: '', picture, countsDown: false };

beforeEach(async () => {
  await test.given({ people: [{ isPlatformAdmin: true }] });
  await test.app.services.storage.put('image/a.png', Buffer.from('png'));
});

const ask = async (call: string, body?: object) =>
  test.ask(call.replace(' ', ' /doctor-cheese/manage/ad/v1/'), body, {
    token: await test.signIn(1),
  });
const save = (more: object = {}) => ask('POST save', { ...said, ...more });
const states = async () => (await kept()).map(({ state }) => state);
const kept = async () => (await ask('GET list?place=2')).body.data as ManagedAd[];
async function shown() {
  test.clock.pass(2);
  const { body } = await test.ask('GET /doctor-cheese/ad/v1/list?place=2');
  return (body.data as { title: string }[]).map(({ title }) => title);
}

it('is shown from its moment until its end, behind those that were there', async () => {
  const now = test.clock.time.getTime();
  await save();
  await save({ title: '期末周', from: now + HOUR_MS, until: now + 2 * HOUR_MS, countsDown: true });
  expect(await shown()).toEqual(['开学季']);
  expect(await states()).toEqual(['shown', 'coming']);
  test.clock.pass(3_600);
  expect(await shown()).toEqual(['开学季', '期末周']);
  test.clock.pass(3_600);
  expect(await shown()).toEqual(['开学季']);
  expect(await states()).toEqual(['shown', 'over']);
});

it('is changed where it stands, keeps its picture, and goes', async () => {
  await save();
  await save({ title: '期末周' });
  await test.app.services.storage.remove('image/a.png');
  expect((await save({ id: 1, title: '毕业季', link: '/news' })).status).toBe(200);
  expect(await shown()).toEqual(['毕业季', '期末周']);
  expect((await ask('DELETE remove?id=1')).status).toBe(200);
  expect(await shown()).toEqual(['期末周']);
  expect((await ask('DELETE remove?id=1')).body.key).toBe('ad.gone');
  expect((await save({ id: 1 })).body.key).toBe('ad.gone');
});

it.each([
  [{ link: 'javascript:alert(1)' }, 'ad.link'],
  [{ link: '//example.com' }, 'ad.link'],
  [{ from: 2_000, until: 1_000 }, 'ad.period'],
  [{ countsDown: true }, 'ad.endless'],
  [{ picture: '/storage/image/b.png' }, 'ad.picture'],
  [{ picture: 'https://example.com/a.png' }, 'ad.picture'],
  [{ picture: '/storage/../secret.png' }, 'ad.picture'],
])('%j is refused: %s', async (more, key) => {
  expect((await save(more)).body.key).toBe(key);
  expect(await kept()).toEqual([]);
});

it('is put in another order only by who has seen them all', async () => {
  for (const title of ['一', '二', '三']) await save({ title });
  expect((await ask('PUT order', { place: 2, ids: [3, 1, 2] })).status).toBe(200);
  expect(await shown()).toEqual(['三', '一', '二']);
  expect((await ask('PUT order', { place: 2, ids: [1, 2] })).body.key).toBe('ad.moved');
  expect((await ask('PUT order', { place: 2, ids: [1, 2, 9] })).body.key).toBe('ad.moved');
});

it('has an end: twenty at a place, also where many are added at once', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => save()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(await kept()).toHaveLength(20);
});
