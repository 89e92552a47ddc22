import { codeManageRoutes } from '../../modules/shop/exchange/codeManage.routes';
import { exchangeRoutes } from '../../modules/shop/exchange/exchange.routes';
import { couponRoutes } from '../../modules/shop/coupon/coupon.routes';
import { couponManageRoutes } from '../../modules/shop/coupon/couponManage.routes';
import { memberCard } from '../../modules/shop/membership/membership.tables';
import { shopModules, type shopping } from './shopping';
import type { TestApp } from '../useTestApp';

export const couponModules = [
  ...shopModules,
  couponRoutes,
  couponManageRoutes,
  exchangeRoutes,
  codeManageRoutes,
];

export const [ADMIN, ANNA, BEN] = [1, 2, 3] as const;
export const DAY_S = 86_400;
export const share = { name: '八折', kind: 2, amount: undefined, percent: 20 };

const main = '/doctor-cheese';
const phoneOf = (personId: number) => `1380000000${personId}`;

/** Helpers for tests with coupons. */
export function couponing(test: TestApp, shop: ReturnType<typeof shopping>) {
  /** A course at 39.99, slides at 20, a plan, and an offer to fill the balance. */
  const open = async () => {
    await test.given({
      people: [ADMIN, ANNA, BEN].map((id) => ({
        phone: phoneOf(id),
        isPlatformAdmin: id === ADMIN,
      })),
      commodities: [
        { title: '心电图', price: 39_990 },
        { title: '病理切片', price: 20_000, type: 2 },
      ],
      offers: [{ amount: 100_000, price: 100_000 }],
    });
    const card = { name: '年卡', tier: 'vip1', days: 365 } as const;
    await test.database.db
      .insert(memberCard)
      .values({ ...card, currentPrice: 200_000, originalPrice: 300_000 });
  };
  const inDays = (days: number) => test.clock.time.getTime() + days * DAY_S * 1000;
  const manage = async (call: string, asked: object) => {
    const [method, path] = call.split(' ');
    return test.ask(`${method} ${main}/manage/coupon/v1/${path}`, asked, await shop.by(ADMIN));
  };
  const wanted = (said: object) => ({
    name: '立减五元',
    kind: 1,
    amount: 5_000,
    audience: 1,
    scope: 1,
    way: 1,
    perPerson: 1,
    startsAt: inDays(0),
    endsAt: inDays(7),
    ...said,
  });
  const create = async (said: object = {}) => {
    const { body } = await manage('POST create', wanted(said));
    return (body.data as { id: number }).id;
  };
  const grant = (id: number, personId: number) =>
    manage('POST grant', { id, phone: phoneOf(personId) });

  const own = async (call: string, asked: object = {}, who: number = ANNA) => {
    const [method, path] = call.split(' ');
    return test.ask(`${method} ${main}/${path}`, asked, await shop.by(who));
  };
  const fitting = async (orderId: number, who: number = ANNA) =>
    (await own(`GET coupon/v1/fitting?orderId=${orderId}`, {}, who)).body.data as object[];
  const use = (orderId: number, couponId: number | null, who: number = ANNA) =>
    own('POST coupon/v1/use', { orderId, couponId }, who);
  const used = async (orderId: number, couponId: number | null, who: number = ANNA) =>
    ((await use(orderId, couponId, who)).body.data as { id: number }).id;
  const read = async (orderId: number, who: number = ANNA) =>
    (await own(`GET order/v1/detail?orderId=${orderId}`, {}, who)).body.data as {
      total: number;
      expiresAt: number;
      state: string;
    };
  const mine = async (state: string, who: number = ANNA) =>
    (await own(`GET coupon/v1/list?state=${state}`, {}, who)).body.data as {
      total: number;
      list: object[];
    };
  const buy = async (orderId: number, who: number = ANNA) => {
    await shop.pay(who, orderId, 2);
    return shop.money(orderId, 2);
  };
  return { open, inDays, manage, wanted, create, grant, own, fitting, use, used, read, mine, buy };
}
