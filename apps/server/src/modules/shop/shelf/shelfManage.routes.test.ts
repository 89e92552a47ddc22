import type { Shelved } from '@cheese/domain/contract/shop/shelfManage';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { tag } from '../../content/tag/tag.tables';
import { auditEntry } from '../../people/audit/audit.tables';
import { commodityRoutes } from '../commodity/commodity.routes';
import { shelfManageRoutes } from './shelfManage.routes';
import { optionUses } from '../../content/tag/tag.uses';

const test = useTestApp({
  modules: { main: [...shopModules, commodityRoutes, shelfManageRoutes] },
});
const shop = shopping(test);
const [ADMIN, BUYER] = [1, 2] as const;

beforeEach(async () => {
  await test.given({
    people: [{ isPlatformAdmin: true, name: '方远' }, {}],
    commodities: [
      { title: '心电图判读', weight: 5 },
      { title: '胸腔穿刺', productId: 2 },
    ],
  });
  await test.database.db.insert(tag).values([
    { type: 9, pid: 0, name: '内科学' },
    { type: optionUses.filter, pid: 0, name: '学时', productType: 1 },
    { type: optionUses.filter, pid: 2, name: '微课', productType: 1 },
    { type: optionUses.filter, pid: 0, name: '染色', productType: 2 },
  ]);
});

const ask = async (call: string, body?: object, who = ADMIN) =>
  test.ask(call.replace(' ', ' /doctor-cheese/manage/shelf/v1/'), body, await shop.by(who));
const listed = async (query = '') =>
  ((await ask(`GET list${query}`)).body.data as { list: Shelved[] }).list;
const titles = async (query = '') => (await listed(query)).map(({ title }) => title);
async function found() {
  const { body } = await test.ask('GET /doctor-cheese/commodity/v1/list?productType=1');
  return (body.data as { list: { title: string }[] }).list.map(({ title }) => title);
}
const acts = async () =>
  (await test.database.db.select().from(auditEntry).orderBy(auditEntry.id)).map(
    ({ act, about, before, after }) => ({ act, about, before, after }),
  );

it('lists what stands there as learners meet it, and what does not behind', async () => {
  await ask('PUT takeOff', { ids: [1] });
  expect(await titles()).toEqual(['胸腔穿刺', '心电图判读']);
  expect(await titles('?state=withdrawn')).toEqual(['心电图判读']);
  expect(await titles('?state=onSale')).toEqual(['胸腔穿刺']);
  expect(await titles(`?keyword=${encodeURIComponent('穿刺')}`)).toEqual(['胸腔穿刺']);
  expect(await titles('?type=2')).toEqual([]);
});

it('takes off what is found and sold no more, stays open to its buyers, and comes back', async () => {
  const orderId = await shop.place(BUYER, [1]);
  await shop.pay(BUYER, orderId, 2);
  await shop.money(orderId, 2);
  expect((await ask('PUT takeOff', { ids: [1] })).body.data).toEqual({ changed: 1 });
  expect((await ask('PUT takeOff', { ids: [1, 2] })).body.data).toEqual({ changed: 1 });
  test.clock.pass(2);
  expect(await found()).toEqual([]);
  expect(await shop.heldBy(BUYER)).toEqual([1]);
  expect((await ask('PUT putOn', { ids: [1] })).body.data).toEqual({ changed: 1 });
  test.clock.pass(2);
  expect(await found()).toEqual(['心电图判读']);
  expect((await acts()).map(({ act, about }) => `${act} ${about}`)).toEqual([
    'shelf.takeOff 心电图判读',
    'shelf.takeOff 胸腔穿刺',
    'shelf.putOn 心电图判读',
  ]);
});

it('changes nothing where one of them does not exist', async () => {
  expect((await ask('PUT takeOff', { ids: [2, 77] })).body.key).toBe('price.notFound');
  expect(await titles('?state=withdrawn')).toEqual([]);
});

it('puts forward, unless somebody was quicker', async () => {
  expect((await ask('PUT weigh', { id: 2, shown: 0, weight: 9 })).status).toBe(200);
  expect(await titles()).toEqual(['胸腔穿刺', '心电图判读']);
  expect((await ask('PUT weigh', { id: 2, shown: 0, weight: 1 })).body.key).toBe('shelf.moved');
  const about = { act: 'shelf.weigh', about: '胸腔穿刺' };
  expect(await acts()).toEqual([{ ...about, before: { weight: '0' }, after: { weight: '9' } }]);
});

it('is sorted under subjects and the options of its own list alone', async () => {
  expect((await ask('PUT label', { id: 1, shown: [], tagIds: [1, 3] })).status).toBe(200);
  expect((await listed())[0]?.tags).toEqual([
    { id: 3, name: '微课' },
    { id: 1, name: '内科学' },
  ]);
  expect((await ask('PUT label', { id: 1, shown: [], tagIds: [1] })).body.key).toBe('shelf.moved');
  const other = { id: 1, shown: [3, 1], tagIds: [4] };
  expect((await ask('PUT label', other)).body.key).toBe('shelf.tagGone');
  expect((await ask('PUT label', { ...other, tagIds: [] })).status).toBe(200);
  expect((await acts()).at(-1)).toMatchObject({
    before: { tags: '微课、内科学' },
    after: { tags: '' },
  });
});
