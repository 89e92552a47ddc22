import type { PricedKind } from '@cheese/domain/codes/shop/prices';
import type { Priced } from '@cheese/domain/contract/shop/priceManage';
import { memberCard } from '../../modules/shop/membership/membership.tables';
import type { shopping } from './shopping';
import type { useTestApp } from '../useTestApp';

const url = '/doctor-cheese/manage/price/v1';
const [ADMIN, ANNA] = [1, 2] as const;
const DAY_MS = 86_400_000;
const thing = { kind: 'specification', id: 1 } as const;

/** Sets up operators and buyers before each test. */
export function pricing(test: ReturnType<typeof useTestApp>, shop: ReturnType<typeof shopping>) {
  beforeEach(async () => {
    await test.given({
      people: [{ name: '方远', isPlatformAdmin: true }, {}],
      commodities: [
        { title: '心电图', price: 10_000 },
        { title: '解剖', price: 9_000, type: 2, charge: 3 },
      ],
      offers: [{ amount: 100_000, price: 100_000 }],
    });
    const card = { name: '年卡', tier: 'vip1', days: 365 } as const;
    await test.database.db
      .insert(memberCard)
      .values({ ...card, currentPrice: 200_000, originalPrice: 300_000 });
  });

  const ask = async (call: string, asked: object = {}) => {
    const [method = '', path = ''] = call.split(' ');
    return test.ask(`${method} ${url}/${path}`, asked, await shop.by(ADMIN));
  };
  const inDays = (days: number) => test.clock.time.getTime() + days * DAY_MS;
  const listed = async (kind: string, id: number) => {
    const { body } = await ask(`GET list?kind=${kind}&pageCnt=50`);
    const list = (body.data as { list: Priced[] } | null)?.list ?? [];
    const found = list.find((each) => each.id === id);
    const { price = 1_000, originalPrice = null, vipPrice = null } = found ?? {};
    return { ...found, shown: { price, originalPrice, vipPrice } };
  };
  const change = async (said: Record<string, unknown> & { kind?: PricedKind; id?: number }) => {
    const asked = { ...thing, ...said };
    const { shown } = await listed(asked.kind, asked.id);
    return ask('POST change', { shown, ...asked });
  };
  const limit = (said: object = {}) =>
    ask('POST limit', { id: 1, price: 4_000, from: inDays(0), until: inDays(2), ...said });
  const withdraw = async (isLimited: boolean, more: object = {}) => {
    const { limited, next } = await listed(thing.kind, thing.id);
    const { price, from } = (isLimited ? limited : next) ?? { price: 1_000, from: 1 };
    return ask('PUT withdraw', { ...thing, isLimited, shown: { price, from }, ...more });
  };

  /** Public prices, from the cards of the list. */
  const shown = async (sort = 4) => {
    const list = `/doctor-cheese/commodity/v1/list?productType=1&sort=${sort}`;
    const { body } = await test.get(list);
    const data = body.data as { list: { offer: { price: number; vipPrice: number } }[] };
    return data.list.map(({ offer }) => offer.price);
  };
  const totalOf = async (orderId: number) => {
    const call = `GET /doctor-cheese/order/v1/detail?orderId=${orderId}`;
    const { body } = await test.ask(call, {}, await shop.by(ANNA));
    return (body.data as { total: number }).total;
  };
  const historyOf = async () => {
    const { body } = await ask(`GET history?kind=${thing.kind}&id=${thing.id}`);
    return (body.data as { list: object[] }).list;
  };

  return { ask, inDays, listed, change, limit, withdraw, shown, totalOf, historyOf };
}
