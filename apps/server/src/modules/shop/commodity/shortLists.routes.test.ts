import { useTestApp } from '../../../testing/useTestApp';
import { asking, cardsIn, over, soon, tags, titlesOf } from '../../../testing/calls/askCommodities';
import { commodityRoutes } from './commodity.routes';

const test = useTestApp({ modules: { main: [commodityRoutes] } });
const ask = asking(test);

describe('commodity/v1/hot/list', () => {
  it('starts with what most people learn', async () => {
    await test.given({
      commodities: [
        { title: '少', learnerCount: 1 },
        { title: '多', learnerCount: 9 },
      ],
    });
    expect(titlesOf((await ask('hot/list', { productType: 1, limit: 1 })).body)).toEqual(['多']);
  });
});

describe('commodity/v1/recommend/list', () => {
  it('starts with those that share most tags, without itself and other products', async () => {
    await test.given({
      tags: [...tags],
      commodities: [
        { title: '它', tagIds: [2, 4] },
        { title: '一个', tagIds: [2] },
        { title: '两个', tagIds: [2, 4] },
        { title: '标本', type: 2, tagIds: [2, 4] },
      ],
    });
    expect(titlesOf((await ask('recommend/list', { id: 1 })).body)).toEqual(['两个', '一个']);
    expect(titlesOf((await ask('recommend/list', { id: 99 })).body)).toEqual([]);
  });
});

describe('commodity/v1/free/list and limited-price/list', () => {
  beforeEach(() =>
    test.given({
      commodities: [
        { title: '免费', charge: 1 },
        { title: '付费' },
        { title: '今天免费', limited: { price: 0, ...soon } },
        {
          title: '今天便宜',
          limited: { price: 5_000, ...soon, deadline: new Date('2026-11-21T00:00Z') },
        },
        { title: '已过', limited: { price: 0, ...over } },
        { title: '不再便宜', limited: { price: 10_000, ...soon } },
      ],
    }),
  );

  it('limited: nothing that costs no less than it usually does', async () => {
    const { body } = await ask('limited-price/list');
    expect(titlesOf(body)).toEqual(['今天便宜', '今天免费']);
    const cards = (
      cardsIn((await ask('list', { productType: 1 })).body) as { list: { title: string }[] }
    ).list;
    expect(cards.find(({ title }) => title === '不再便宜')).toMatchObject({ deadline: null });
  });

  it('free: for good or today', async () => {
    const { body } = await ask('free/list');
    expect(body.data).toMatchObject({ total: 2 });
    expect(titlesOf(body)).toEqual(['今天免费', '免费']);
  });

  it('limited: what ends first, at the price of today', async () => {
    const { body } = await ask('limited-price/list');
    expect(body.data).toMatchObject([
      { title: '今天便宜', offer: { price: 5_000, originalPrice: 10_000 }, limitedFree: false },
      {
        title: '今天免费',
        offer: { price: 0 },
        limitedFree: true,
        deadline: soon.deadline.getTime(),
      },
    ]);
  });
});

describe('commodity/v1/mine/list', () => {
  it('lists what each holds, of every kind, and what is not sold any more', async () => {
    const started = new Date('2026-11-01T08:00:00+08:00');
    await test.given({
      people: [{ nickname: '甲' }, { nickname: '乙' }],
      commodities: [
        { title: '课程' },
        { title: '标本', type: 2 },
        { title: '下架的', type: 4, withdrawnAt: started },
        { title: '没买的' },
      ],
      held: [
        { personId: 1, commodityId: 1, endsAt: started },
        { personId: 1, commodityId: 2 },
        { personId: 1, commodityId: 3, endsAt: null },
        { personId: 2, commodityId: 1, endsAt: null },
      ],
    });
    const mine = async (personId: number, more = '') => {
      const call = `GET /doctor-cheese/commodity/v1/mine/list?page=1&pageCnt=20${more}`;
      const said = { token: await test.signIn(personId) };
      return (await test.ask(call, undefined, said)).body.data as {
        total: number;
        list: { title: string; opened: string }[];
      };
    };
    const { total, list } = await mine(1);
    expect(list.map(({ title }) => title).toSorted()).toEqual(['下架的', '标本']);
    expect([total, list[0]?.opened]).toEqual([2, 'bought']);
    expect(await mine(1, '&productType=4')).toMatchObject({
      total: 1,
      list: [{ title: '下架的' }],
    });
    expect(await mine(2)).toMatchObject({ total: 1, list: [{ title: '课程' }] });
    expect((await ask('mine/list')).status).toBe(401);
  });
});
