import type { Priced } from '@cheese/domain/contract/shop/priceManage';
import { expect, type Page, type Response } from '@playwright/test';

interface Answered {
  data: unknown;
}

export function shopCalls(page: Page) {
  async function headers() {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'cheese-token')?.value ?? '';
    return { authorization: `Bearer ${token}` };
  }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: await headers() });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as Answered).data;
  };
  const get = async (path: string) => {
    const answer = await page.request.get(path, { headers: await headers() });
    return ((await answer.json()) as Answered).data;
  };
  /** Starts a WeChat payment and pays it with the demo phone. */
  const payAt = async (call: string, orderId: number) => {
    const begun = await post(call, { orderId, payway: 2, payType: 1 });
    const { code_url: code } = (begun as { wechatpayBody: { code_url: string } }).wechatpayBody;
    await post('/sandbox/api/trades', { tradeNo: code.split('/').at(-1), act: 'pay' });
  };
  const placed = async (call: string, what: object) =>
    ((await post(call, what)) as { id: number }).id;
  const prices = '/doctor-cheese/manage/price/v1';
  const orders = '/doctor-cheese/order';
  const memberships = '/doctor-cheese/membership/v1/order';
  const recharges = '/doctor-cheese/recharge/v1/order';

  return {
    get,
    /** Buys the first membership card by WeChat Pay. */
    async buyMembership() {
      const orderId = await placed(`${memberships}/place-order`, { cardId: 1 });
      await payAt(`${memberships}/pay`, orderId);
      return orderId;
    },
    /** Fills the balance by an offer. */
    async fillBalance(offerId: number) {
      await payAt(`${recharges}/pay`, await placed(`${recharges}/place-order`, { offerId }));
    },
    async buy(specificationId: number) {
      const what = { specificationList: [{ specificationId, quantity: 1 }] };
      await payAt(`${orders}/v1/pay`, await placed(`${orders}/commodity/v2/place-order`, what));
    },
    /** The provider's transaction number, from the answer that started the payment. */
    async tradeOf(begun: Response) {
      const { data } = (await begun.json()) as { data: { wechatpayBody: { code_url: string } } };
      return data.wechatpayBody.code_url.split('/').at(-1) ?? '';
    },
    payTrade: (tradeNo: string) => post('/sandbox/api/trades', { tradeNo, act: 'pay' }),
    async specificationOf(title: string) {
      const asked = new URLSearchParams({ kind: 'specification', keyword: title });
      const { list } = (await get(`${prices}/list?${asked}`)) as { list: Priced[] };
      return list[0];
    },
    changePrice: (
      { id, price, originalPrice, vipPrice }: Priced,
      { inMs, ...said }: { price: number; vipPrice: number; inMs: number },
    ) =>
      post(`${prices}/change`, {
        kind: 'specification',
        id,
        ...said,
        from: Date.now() + inMs,
        shown: { price, originalPrice, vipPrice },
      }),
  };
}
