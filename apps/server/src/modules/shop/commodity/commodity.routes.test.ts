import { useTestApp } from '../../../testing/useTestApp';
import {
  asking,
  type Card,
  cardsIn,
  day,
  over,
  soon,
  tags,
  titlesOf,
} from '../../../testing/calls/askCommodities';
import { commodityRoutes } from './commodity.routes';

const test = useTestApp({ modules: { main: [commodityRoutes] } });
const ask = asking(test);
const url = '/doctor-cheese/commodity/v1';

describe('commodity/v1/list', () => {
  it('shows a card whole, with what it costs and what it is sorted under', async () => {
    await test.given({
      tags: [...tags],
      commodities: [
        { title: '内科学', teacher: '林远', price: 39_900, tagIds: [2, 4], learnerCount: 12 },
      ],
    });
    const { body } = await ask('list', { productType: 1 });
    expect(body.data).toEqual({
      total: 1,
      list: [
        {
          id: 1,
          type: 1,
          productId: 1,
          title: '内科学',
          description: '简介',
          cover: 'commodity/cover.webp',
          tags: ['基础', '内科学'],
          teacher: '林远',
          learnerCount: 12,
          publishedAt: Date.parse('2026-11-01T08:00:00+08:00'),
          charge: 2,
          offer: { specificationId: 1, price: 39_900, originalPrice: 39_900, vipPrice: 39_900 },
          isLocked: true,
          opened: null,
          openUntil: null,
          givenBy: null,
          deadline: null,
          limitedFree: false,
        },
      ],
    });
  });

  it('keeps to its product, and leaves out what was withdrawn', async () => {
    await test.given({
      commodities: [
        { title: '课程' },
        { title: '标本', type: 2 },
        { title: '下架', withdrawnAt: day(1) },
      ],
    });
    expect(titlesOf((await ask('list', { productType: 1 })).body)).toEqual(['课程']);
  });

  it.each([
    [1, ['丙', '乙', '甲']],
    [2, ['甲', '丙', '乙']],
    [3, ['乙', '甲', '丙']],
    [4, ['丙', '甲', '乙']],
    [5, ['乙', '甲', '丙']],
  ])('is in the order that sort %i asks for', async (sort, order) => {
    await test.given({
      commodities: [
        { title: '甲', weight: 1, publishedAt: day(20), learnerCount: 5, price: 20_000 },
        { title: '乙', weight: 2, publishedAt: day(10), learnerCount: 9, price: 30_000 },
        {
          title: '丙',
          weight: 3,
          publishedAt: day(15),
          learnerCount: 1,
          price: 90_000,
          limited: { price: 0, ...soon },
        },
      ],
    });
    expect(titlesOf((await ask('list', { productType: 1, sort })).body)).toEqual(order);
  });

  it('a subject means everything below it', async () => {
    await test.given({
      tags: [...tags],
      commodities: [{ title: '上', tagIds: [1] }, { title: '下', tagIds: [2] }, { title: '别处' }],
    });
    expect(titlesOf((await ask('list', { productType: 1, tagId: 1 })).body)).toEqual(['下', '上']);
    expect(titlesOf((await ask('list', { productType: 1, tagId: 2 })).body)).toEqual(['下']);
  });

  it('of one filter group any will do, of several groups each must', async () => {
    await test.given({
      tags: [...tags],
      commodities: [
        { title: '易本', tagIds: [7, 10] },
        { title: '难本', tagIds: [8, 10] },
        { title: '易', tagIds: [7] },
      ],
    });
    const found = async (filterIds: number[]) =>
      titlesOf((await ask('list', { productType: 1, filterIds })).body);
    expect(await found([7, 8])).toEqual(['易', '难本', '易本']);
    expect(await found([7, 10])).toEqual(['易本']);
    expect(await found([7, 999])).toEqual([]);
  });

  it('is narrowed by its classification and by what it takes to open it', async () => {
    await test.given({
      tags: [...tags],
      commodities: [
        { title: '基础', tagIds: [4], charge: 1 },
        { title: '临床', tagIds: [5] },
      ],
    });
    expect(titlesOf((await ask('list', { productType: 1, classifyId: 5 })).body)).toEqual(['临床']);
    expect(titlesOf((await ask('list', { productType: 1, charge: 1 })).body)).toEqual(['基础']);
  });

  it('answers one page, and how many there are even behind the last', async () => {
    await test.given({ commodities: [{ title: '甲' }, { title: '乙' }, { title: '丙' }] });
    const asked = { productType: 1, pageCnt: 2 };
    expect((await ask('list', { ...asked, page: 2 })).body.data).toMatchObject({
      total: 3,
      list: [{ title: '甲' }],
    });
    expect((await ask('list', { ...asked, page: 9 })).body.data).toEqual({ total: 3, list: [] });
  });

  it.each(['productType=3', 'productType=1&sort=6', 'productType=1&page=0', 'page=1'])(
    'refuses %s',
    async (query) => {
      expect((await test.get(`${url}/list?${query}`)).status).toBe(400);
    },
  );
});

describe('what is locked', () => {
  const commodities = [
    { title: '免费', charge: 1 as const },
    { title: '付费', charge: 2 as const },
    { title: '会员免费', charge: 3 as const },
    { title: '今天免费', charge: 2 as const, limited: { price: 0, ...soon } },
    { title: '免费已过', charge: 2 as const, limited: { price: 0, ...over } },
  ];
  const lockedFor = async (token?: string) => {
    const { body } = await ask('list', { productType: 1 }, token);
    return (cardsIn(body) as { list: Card[] }).list
      .filter((card) => card['isLocked'])
      .map(({ title }) => title);
  };

  it('is open to a visitor where it is free, for good or today', async () => {
    await test.given({ commodities });
    expect(await lockedFor()).toEqual(['免费已过', '会员免费', '付费']);
  });

  it('is open to a member where it is free for members, until the membership ends', async () => {
    const held = [{ personId: 1, endsAt: new Date('2026-11-20T05:00:00Z') }];
    await test.given({ commodities, people: [{ nickname: '会员' }], held });
    const token = await test.signIn(1);
    expect(await lockedFor(token)).toEqual(['免费已过', '付费']);
    test.clock.pass(4 * 3600);
    expect(await lockedFor(token)).toEqual(['免费已过', '会员免费', '付费']);
  });

  it('is open to who has bought it, and to nobody else, until that ends', async () => {
    const endsAt = new Date('2026-11-20T05:00:00Z');
    const people = [{ nickname: '买家' }, { nickname: '别人' }];
    await test.given({ commodities, people, held: [{ personId: 1, commodityId: 2, endsAt }] });
    const [buyer, other] = [await test.signIn(1), await test.signIn(2)];
    expect(await lockedFor(buyer)).toEqual(['免费已过', '会员免费']);
    expect(await lockedFor(other)).toEqual(['免费已过', '会员免费', '付费']);
    test.clock.pass(4 * 3600);
    expect(await lockedFor(buyer)).toEqual(['免费已过', '会员免费', '付费']);
  });
});

describe('commodity/v1/classify and filters', () => {
  it('are the groups of a product, each with its options', async () => {
    await test.given({ tags: [...tags] });
    expect((await ask('classify', { productType: 1 })).body.data).toEqual([
      {
        id: 3,
        name: '分类',
        options: [
          { id: 4, name: '基础' },
          { id: 5, name: '临床' },
        ],
      },
    ]);
    expect((await ask('filters', { productType: 1 })).body.data).toMatchObject([
      { name: '难度', options: [{ name: '易' }, { name: '难' }] },
      { name: '对象', options: [{ name: '本科' }] },
    ]);
    expect((await ask('filters', { productType: 2 })).body.data).toEqual([]);
  });

  it('are those of the product whatever the major, and do not promise to follow one', async () => {
    for (const call of ['classify', 'filters']) {
      expect((await ask(call, { productType: 1, tagId: 1 })).status).toBe(400);
    }
  });
});
