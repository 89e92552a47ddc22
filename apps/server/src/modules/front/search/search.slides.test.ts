import type { SlideHit } from '@cheese/domain/contract/front/search';
import { useTestApp } from '../../../testing/useTestApp';
import { commodity } from '../../shop/commodity/commodity.tables';
import { updateMany } from '../../viewers/slide/slideMaking.store';
import { searchRoutes } from './search.routes';

const test = useTestApp({ modules: { main: [searchRoutes] } });
const url = '/doctor-cheese/search/v1';

beforeEach(() =>
  test.given({
    people: [{}],
    organisations: [{}],
    commodities: [
      { type: 2, charge: 2, title: '消化切片库' },
      { type: 2, charge: 1, title: '血液切片库' },
    ],
    held: [{ personId: 1, commodityId: 1 }],
    slides: [
      {
        slides: [
          { title: '肝小叶', titleEn: 'Hepatic lobule', summary: '中央静脉居中' },
          { title: '肝淤血', isShown: false },
        ],
      },
      { slides: [{ title: '血涂片', organ: '血液', summary: '肝素抗凝' }] },
      { id: 1000, organisationId: 1, slides: [{ title: '本校的肝' }] },
    ],
  }),
);

async function search(keyword: string, token?: string) {
  const asked = `${url}/slide/list?${new URLSearchParams({ page: '1', pageCnt: '10', keyword })}`;
  const { body } = await test.ask(`GET ${asked}`, undefined, token ? { token } : {});
  return body.data as { list: SlideHit[]; total: number };
}
const titles = async (keyword: string) => {
  const { list, total } = await search(keyword);
  expect(total).toBe(list.length);
  return list.map(({ title }) => title);
};
const counted = async (keyword: string) => {
  const { body } = await test.get(`${url}/counts?${new URLSearchParams({ keyword })}`);
  return (body.data as { type: number; count: number }[]).find(({ type }) => type === 32)?.count;
};

it('finds what the platform shows, in titles first, by pinyin and in English', async () => {
  expect(await titles('肝')).toEqual(['肝小叶']);
  expect(await titles('抗凝')).toEqual(['血涂片']);
  expect(await titles('ganxiaoye')).toEqual(['肝小叶']);
  expect(await titles('hepatic')).toEqual(['肝小叶']);
  expect(await titles('')).toEqual(['肝小叶', '血涂片']);
  expect([await counted('肝'), await counted('本校'), await counted('')]).toEqual([1, 0, 2]);
});

it('suggests them as they are typed, by pinyin too, and none that is off sale or a school’s', async () => {
  const suggested = async (keyword: string) => {
    const { body } = await test.get(`${url}/suggest?${new URLSearchParams({ keyword })}`);
    return (body.data as { text: string; type: number }[])
      .filter(({ type }) => type === 32)
      .map(({ text }) => text);
  };
  expect(await suggested('肝')).toEqual(['肝小叶']);
  expect(await suggested('ganxiao')).toEqual(['肝小叶']);
  expect(await suggested('血液')).toEqual(['血涂片']);
  await test.database.db.update(commodity).set({ withdrawnAt: test.clock.now() });
  expect(await suggested('肝')).toEqual([]);
});

it('says to each what is locked for them', async () => {
  expect((await search('肝小叶')).list).toMatchObject([{ isLocked: true }]);
  const own = await search('肝小叶', await test.signIn(1));
  expect(own.list).toMatchObject([{ isLocked: false }]);
});

it('follows what is changed, and what goes off sale', async () => {
  const { db } = test.database;
  await updateMany(db, [1], { title: '胆小管' });
  expect(await titles('肝小叶')).toEqual([]);
  expect(await titles('胆小管')).toEqual(['胆小管']);
  await updateMany(db, [1], { isShown: false });
  expect(await titles('胆小管')).toEqual([]);
  await updateMany(db, [1], { isShown: true });
  await db.update(commodity).set({ withdrawnAt: test.clock.now() });
  expect(await titles('胆小管')).toEqual([]);
  expect(await counted('胆小管')).toBe(0);
});
