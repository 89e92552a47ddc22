import { expect, type Page } from '@playwright/test';

interface Answered<T> {
  data: T;
}

interface Scan {
  id: number;
  status: number;
}

interface Trade {
  tradeNo: string;
  payway: number;
  title: string;
  isPaid: boolean;
}

type TradeAct = 'pay' | 'payTwice' | 'payQuietly' | 'tell' | 'decline';

/** The phone that the server shows at /sandbox: codes arrive on it, and it scans QR codes. */
export function demoPhone(page: Page) {
  const ask = async <T>(address: string) =>
    ((await (await page.request.get(address)).json()) as Answered<T>).data;
  const codes = (phone: string) => ask<{ code: string }[]>(`/sandbox/api/sms?phone=${phone}`);
  const scans = () => ask<Scan[]>('/sandbox/api/scans');
  const bills = async (title: string, payway: number) =>
    (await ask<Trade[]>('/sandbox/api/trades')).filter(
      (trade) => trade.title === title && trade.payway === payway && !trade.isPaid,
    );
  const newestId = async () => (await scans())[0]?.id ?? 0;

  return {
    scans,
    async readCode(phone: string) {
      await expect.poll(async () => (await codes(phone)).length).toBeGreaterThan(0);
      return (await codes(phone))[0]?.code ?? '';
    },
    newestId,
    /** Answers the bill that one way of paying has for something. */
    async payBill(title: string, payway: 2 | 3, act: TradeAct) {
      await expect.poll(async () => (await bills(title, payway)).length).toBe(1);
      const tradeNo = (await bills(title, payway))[0]?.tradeNo;
      const answer = await page.request.post('/sandbox/api/trades', { data: { tradeNo, act } });
      expect(answer.status()).toBe(200);
    },
    /** The code that was shown last, once there is one after `before`. */
    async newestScan(before = 0) {
      await expect.poll(newestId).toBeGreaterThan(before);
      return newestId();
    },
    async answer(id: number, act: 'scan' | 'confirm' | 'cancel', phone?: string) {
      const answer = await page.request.post('/sandbox/api/scans', { data: { id, act, phone } });
      expect(answer.status()).toBe(200);
    },
  };
}
