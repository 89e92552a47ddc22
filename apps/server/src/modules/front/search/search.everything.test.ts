import type { EverythingHit } from '@cheese/domain/contract/front/search';
import { tiny } from '@cheese/drills/testing/tiny';
import { eq } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { readAll } from '../../base/findable/findable.jobs';
import { indexForSearch } from '../../base/findable/findable.service';
import { helpArticle } from '../../content/help/help.tables';
import { findable, synonym } from '../../base/findable/findable.tables';
import { commodityFindable } from '../../shop/commodity/commodity.findable';
import { commodity } from '../../shop/goods/commodity.tables';
import { rowOfDrill } from '../../training/drill/drill.graphs';
import { drill } from '../../training/drill/drill.tables';
import { findables } from './findables';
import { searchRoutes } from './search.routes';

const test = useTestApp({ modules: { main: [searchRoutes] } });

const read = async () => {
  const never = new AbortController().signal;
  for (const source of findables) await readAll(test.database.db, source, never);
};

async function look(keyword: string, { token, ...more }: { token?: string; type?: string } = {}) {
  const asked = new URLSearchParams({ keyword, page: '1', pageCnt: '20', ...more });
  const url = `GET /doctor-cheese/search/v1/everything/list?${asked}`;
  const { body } = await test.ask(url, undefined, token ? { token } : {});
  return body.data as {
    list: EverythingHit[];
    total: number;
    meant: string | null;
    leftOut: string[];
  };
}

const titles = async (keyword: string, more = {}) =>
  (await look(keyword, more)).list.map(({ kind, title }) => `${kind} ${title}`);

const words = {
  type: 8,
  content: { type: 8, html: '<p>麦氏点在<b>脐与髂前上棘</b>之间</p>' },
} as const;

beforeEach(async () => {
  await test.given({
    organisations: [{ name: '仁心医学院' }, { name: '望江医学院' }],
    people: [{}, {}],
    memberships: [
      { personId: 1, organisationId: 1 },
      { personId: 2, organisationId: 2 },
    ],
    commodities: [
      { title: '急腹症', description: '简介', type: 1, charge: 2 },
      { title: '解剖题库', description: '简介', type: 4, productId: 1, charge: 2 },
      { title: '肝切片', description: '简介', type: 2, productId: 1, charge: 2 },
      { title: '地质学', description: '简介', type: 1, productId: 9 },
    ],
    courses: [
      {
        chapters: [
          {
            title: '右下腹',
            items: [
              { title: '阑尾压痛', ...words },
              { title: '尚未公开', isHidden: true, ...words },
            ],
          },
        ],
      },
    ],
    banks: [
      { chapters: [[{ stem: '三叉神经的分支有几个', analysis: '海绵窦', key: [['B']] }]] },
      { organisationId: 1, chapters: [[{ stem: '枕骨大孔通过什么' }]] },
    ],
    slides: [{ slides: [{ title: '肝小叶', summary: '中央静脉居中' }] }],
    news: [{ title: '开放日', summary: '摘要', html: '<p>演练地震疏散</p>' }],
  });
  const { db } = test.database;
  const [mine, all] = [rowOfDrill(tiny, 0), rowOfDrill(tiny, 1)];
  await db.insert(drill).values([
    { ...all, key: 'all', title: '地震逃生' },
    { ...mine, key: 'mine', title: '地震点名', organisationId: 1 },
  ]);
  await db.insert(helpArticle).values({
    showType: 1,
    category: '支付',
    title: '支付说明',
    summary: '怎样支付',
    place: 0,
    html: '<p>付款凭证请保留</p>',
    updatedAt: new Date(),
  });
  await read();
});

describe('search/v1/everything/list', () => {
  it('has every kind in one order: titles first, then texts', async () => {
    expect(await titles('地震')).toEqual(['drill 地震逃生', 'news 开放日']);
    expect(await titles('肝小叶')).toEqual(['slide 肝小叶', 'commodity 肝切片']);
    expect((await titles('付款凭证'))[0]).toBe('help 支付说明');
    expect(await titles('发票')).toEqual(['page 发票申请与下载']);
    expect(await titles('付款 发票', { type: '4096' })).toContain('help 支付说明');
    expect(await titles('地震', { type: '4096' })).toEqual([]);
  });

  it('finds what is sold by its directory and its texts, and shows what everybody may read', async () => {
    const { list, total } = await look('麦氏点');
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ title: '急腹症', text: '简介', textMarks: [], missed: [] });
    expect(JSON.stringify(list)).not.toContain('髂前');
    expect(await titles('阑尾压痛')).toEqual(['commodity 急腹症']);
    expect(await titles('lanwei')).toEqual(['commodity 急腹症']);
    expect(await titles('急腹症 麦氏点')).toEqual(['commodity 急腹症']);
  });

  it('finds a bank by what it asks, never by what is right or why', async () => {
    expect(await titles('三叉神经')).toEqual(['commodity 解剖题库']);
    expect(await titles('海绵窦')).toEqual([]);
  });

  it('finds nothing that is hidden, of another school, or off sale', async () => {
    const [own, others] = [await test.signIn(1), await test.signIn(2)];
    expect(await titles('尚未公开')).not.toContain('commodity 急腹症');
    expect(await titles('枕骨大孔', { token: own })).toEqual([]);
    expect(await titles('地震点名', { token: own })).toContain('drill 地震点名');
    expect(await titles('地震点名', { token: others })).not.toContain('drill 地震点名');
    expect(await titles('地震点名')).not.toContain('drill 地震点名');
    const { db } = test.database;
    await db.update(commodity).set({ withdrawnAt: test.clock.now() }).where(eq(commodity.id, 1));
    await indexForSearch(db, commodityFindable, [1]);
    expect(await titles('麦氏点')).toEqual([]);
  });

  it('what was read inside and stands as it was is no news to any node', async () => {
    const changed = async () => {
      const all = await test.database.db.select({ at: findable.changedIn }).from(findable);
      return all.map(({ at }) => at).sort();
    };
    const before = await changed();
    await read();
    expect(await changed()).toEqual(before);
  });
});

describe('what was probably meant', () => {
  it('of an abbreviation is what it stands for, and no sounds', async () => {
    const { db } = test.database;
    await db.insert(synonym).values({ words: ['MDK', '髂前上棘'] });
    await test.given({ commodities: [{ title: '毛地克', type: 1, productId: 7 }] });
    await read();
    expect(await titles('mdk')).toEqual(['commodity 急腹症']);
  });

  it('is a word, and no part of two', async () => {
    const [chest, patient] = ['胸部影像诊断', '虚拟病人问诊'];
    await test.given({
      commodities: [
        { title: chest, productId: 7 },
        { title: patient, productId: 8 },
      ],
    });
    await read();
    const { meant } = await look('胸痛病人');
    expect(meant ?? '').not.toContain('拟病人');
    expect((await look('虚似病人')).meant).toBe('虚拟病人');
  });

  it('is not guessed from an abbreviation, nor from the smaller part of a word', async () => {
    await test.given({ commodities: [{ title: '卡介苗接种', type: 1, productId: 7 }] });
    await read();
    expect(await look('VKA')).toMatchObject({ meant: null, total: 0, leftOut: ['vka'] });
    await test.given({ commodities: [{ title: '生理学', type: 1, productId: 8 }] });
    await read();
    expect(await look('抗生素')).toMatchObject({ meant: null, total: 0, leftOut: ['抗生素'] });
  });
});
