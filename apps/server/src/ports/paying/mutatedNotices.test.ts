import { setImmediate } from 'node:timers/promises';
import { alipayMutations, isSameForm } from '../../testing/providers/alipayMutations';
import { startFakeAlipay } from '../../testing/providers/fakeAlipay';
import { startFakeWechat } from '../../testing/providers/fakeWechat';
import { type Mutate, randomFrom } from '../../testing/providers/mutations';
import { isSameNotice, wechatMutations } from '../../testing/providers/wechatMutations';
import { alipayPay } from '../alipay/alipayPay';
import { type Notice, type PaymentProvider, UnverifiedNotice } from '../payments';
import { wechatPay } from '../wechat/wechatPay';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const clock = { now: () => NOW, pause: () => setImmediate() };
const OF_EACH_KIND = 60;
const expiresAt = new Date(NOW.getTime() + 1_800_000);
const bill = (tradeNo: string) => ({ tradeNo, amount: 39_900, title: '心电图判读', expiresAt });

/** A mutated notice must be rejected and must not crash anything. */
async function tryAll(
  provider: PaymentProvider,
  genuine: Notice,
  mutations: Record<string, Mutate>,
  isSame: (a: Notice, b: Notice) => boolean,
) {
  const random = randomFrom(20_261_120);
  expect(await provider.believe(genuine)).toMatchObject({ tradeNo: 'first' });
  for (const [what, mutate] of Object.entries(mutations)) {
    for (let count = 0; count < OF_EACH_KIND; count += 1) {
      const mutant = mutate(genuine, random);
      if (isSame(mutant, genuine)) continue;
      const found = await provider.believe(mutant).catch((error: unknown) => error);
      if (!(found instanceof UnverifiedNotice)) {
        throw new Error(`${what}: ${JSON.stringify(mutant)} → ${String(found)}`);
      }
    }
  }
}

let open: { close(): Promise<unknown> } | null = null;
afterEach(() => open?.close());

it('of WeChat’s notices only the genuine ones are believed', async () => {
  const fake = await startFakeWechat(clock, { by: 'publicKey' });
  open = fake;
  const provider = wechatPay(fake.keys, clock);
  for (const tradeNo of ['first', 'other']) {
    await provider.begin(bill(tradeNo));
    fake.pay(tradeNo);
  }
  const mutations = wechatMutations(fake, () => fake.noticeOf('other'));
  await tryAll(provider, fake.noticeOf('first'), mutations, isSameNotice);
});

it('of Alipay’s notices only the genuine ones are believed', async () => {
  const fake = await startFakeAlipay(clock);
  open = fake;
  const provider = alipayPay(fake.keys, clock);
  for (const tradeNo of ['first', 'other']) {
    fake.open(await provider.begin(bill(tradeNo)));
    fake.pay(tradeNo);
  }
  const mutations = alipayMutations(fake, () => fake.noticeOf('other'));
  await tryAll(provider, fake.noticeOf('first'), mutations, isSameForm);
});
