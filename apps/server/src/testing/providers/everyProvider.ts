import type { PaymentProvider } from '../../ports/payments';
import type { Trouble } from './fakeProvider';

interface TestedProvider {
  provider: PaymentProvider;
  fake: { troubles: Trouble[] };
}

/** Tests that hold for each provider; `paid` begins and pays a trade of 39.9 yuan on 2026-11-20. */
export function testEveryProvider(
  tested: () => TestedProvider,
  { tradeNo, paid }: { tradeNo: string; paid: () => Promise<unknown> },
) {
  it('gives a bill more time than a word', async () => {
    await paid();
    const limits = jest.spyOn(AbortSignal, 'timeout');
    await tested().provider.billOf('2026-11-20');
    expect(limits.mock.calls).toEqual([[10_000], [60_000]]);
    limits.mockRestore();
  });

  it.each(['silence', 'doneInSilence', 'wrongSignature', 'otherMerchant'] as const)(
    'by %s learns nothing',
    async (trouble) => {
      await paid();
      const { provider, fake } = tested();
      fake.troubles.push(trouble);
      await expect(provider.ask(tradeNo)).rejects.toThrow();
      expect(await provider.ask(tradeNo)).toMatchObject({ state: 'paid', amount: 39_900 });
    },
  );
}
