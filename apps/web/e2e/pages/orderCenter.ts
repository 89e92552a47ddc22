import { expect, type Page } from '@playwright/test';

/** The order centre, and what is ordered for it by calls. */
export function orderCenter(page: Page) {
  const main = page.getByRole('main');
  const call = '/doctor-cheese';
  const token = async () => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === 'cheese-token')?.value ?? '';
  };
  const headers = async () => ({
    authorization: `Bearer ${await token()}`,
    platform: 'PC',
    client: '0',
  });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return {
    main,
    dialog,
    orders: main.getByRole('article'),
    balance: main.getByRole('region', { name: '芝士余额' }),
    async balanceShown() {
      const sum = main.getByRole('region', { name: '芝士余额' }).locator('b');
      return Number(await sum.innerText());
    },
    /** Orders what a specification names, as its page would. */
    async place(specificationId: number) {
      const answer = await page.request.post(`${call}/order/commodity/v2/place-order`, {
        headers: await headers(),
        data: { specificationList: [{ specificationId, quantity: 1 }] },
      });
      expect(answer.status()).toBe(200);
    },
    /** The first specification for sale of a product type. */
    async somethingOnSale(productType: number) {
      const asked = `page=1&pageCnt=20&productType=${productType}&charge=2`;
      const answer = await page.request.get(`${call}/commodity/v1/list?${asked}`);
      const { data } = (await answer.json()) as {
        data: { list: { title: string; offer: { specificationId: number } | null }[] };
      };
      const found = data.list.find(({ offer }) => offer !== null);
      return { title: found?.title ?? '', specificationId: found?.offer?.specificationId ?? 0 };
    },
  };
}
