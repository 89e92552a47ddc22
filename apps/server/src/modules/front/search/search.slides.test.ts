import { smallCase } from '@cheese/patients/testing/smallCase';
import type { RehearsalHit, SlideHit } from '@cheese/domain/contract/front/search';
import { tiny } from '@cheese/drills/testing/tiny';
import { useTestApp } from '../../../testing/useTestApp';
import { indexForSearch } from '../../base/findable/findable.service';
import { commodity } from '../../shop/goods/commodity.tables';
import { patientFindable } from '../../training/patient/patient.findable';
import { patientRow } from '../../training/patient/patient.row';
import { patientCase } from '../../training/patient/patient.tables';
import { drillFindable } from '../../training/drill/drill.findable';
import { rowOfDrill } from '../../training/drill/drill.graphs';
import { drill } from '../../training/drill/drill.tables';
import { updateMany } from '../../slides/slideMaking/slideMaking.store';
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

describe('what is gone through', () => {
  beforeEach(async () => {
    const { db } = test.database;
    const other = { ...tiny, key: 'other', title: '漏电', summary: '有人触电倒地' };
    await db.insert(drill).values([rowOfDrill(tiny, 1), rowOfDrill(other, 0)]);
    await indexForSearch(db, drillFindable, [1, 2]);
    await db.insert(patientCase).values(patientRow(smallCase));
    await indexForSearch(db, patientFindable, [1]);
  });

  const rehearsals = async (type: number, keyword: string) => {
    const asked = new URLSearchParams({ page: '1', pageCnt: '10', type: `${type}`, keyword });
    const { body } = await test.get(`${url}/rehearsal/list?${asked}`);
    const { list, total } = body.data as { list: RehearsalHit[]; total: number };
    expect(total).toBe(list.length);
    return list;
  };
  const titled = async (type: number, keyword: string) =>
    (await rehearsals(type, keyword)).map(({ title }) => title);

  it('is found by its card and its kind, each under its own tab', async () => {
    expect(await titled(512, '')).toEqual(['漏电', '小演练']);
    expect(await titled(512, 'loudian')).toEqual(['漏电']);
    expect(await titled(512, '心肺复苏')).toEqual(['漏电', '小演练']);
    expect(await rehearsals(512, '触电')).toMatchObject([
      { id: 2, text: '有人触电倒地', textMarks: [{ from: 2, to: 4 }], titleMarks: [] },
    ]);
    expect(await titled(1024, '外科')).toEqual(['肚子疼']);
    expect(await titled(1024, '漏电')).toEqual([]);
  });

  it('tells neither the way through a drill nor what a patient has', async () => {
    expect(await titled(512, '直接拉人')).toEqual([]);
    expect(await titled(1024, '阑尾炎')).toEqual([]);
    expect(await titled(1024, '麦氏点')).toEqual([]);
  });

  it('is counted and suggested beside what is on sale', async () => {
    const { body } = await test.get(`${url}/counts?${new URLSearchParams({ keyword: '演练' })}`);
    expect(body.data).toContainEqual({ type: 512, count: 2 });
    expect(body.data).toContainEqual({ type: 1024, count: 0 });
    const asked = new URLSearchParams({ keyword: '肚子' });
    const suggested = (await test.get(`${url}/suggest?${asked}`)).body.data;
    expect(suggested).toMatchObject([{ text: '肚子疼', type: 1024 }]);
  });
});
