import { useTestApp } from '../../../testing/useTestApp';
import { asking, cardsIn, over, soon, tags, titlesOf } from '../../../testing/askCommodities';
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
