import { openTill, type TillEvent, tillReducer, type TillState } from './tillState';

const after = (...events: TillEvent[]): TillState => events.reduce(tillReducer, openTill);
const balance = { type: 'paywayChosen', payway: 1 } as const;
const alipay = { type: 'paywayChosen', payway: 3 } as const;
const charging = [balance, { type: 'payAsked' }, { type: 'confirmed' }] as const;

describe('codes', () => {
  it('shows the code of the way that is chosen, and no older one', () => {
    expect(after({ type: 'codeCame', attempt: 1, code: 'wx' })).toMatchObject({ code: 'wx' });
    const late = after(alipay, { type: 'codeCame', attempt: 1, code: 'wx' });
    expect(late).toMatchObject({ payway: 3, attempt: 2, code: null });
  });

  it('asks again after a failure, and hears no failure of an older try', () => {
    const failed = { type: 'codeFailed', attempt: 1, fault: '网络连接失败' } as const;
    expect(after(failed).fault).toBe('网络连接失败');
    expect(after(failed, { type: 'retried' })).toMatchObject({ attempt: 2, fault: null });
    expect(after({ type: 'retried' }, failed).fault).toBeNull();
  });

  it('does not ask again where the same way is chosen', () => {
    const shown = after({ type: 'codeCame', attempt: 1, code: 'wx' });
    expect(tillReducer(shown, { type: 'paywayChosen', payway: 2 })).toBe(shown);
  });
});

describe('the balance', () => {
  it('is asked about once before it pays, and a second yes is not heard', () => {
    expect(after(balance, { type: 'payAsked' }).phase).toBe('confirming');
    const paying = after(...charging);
    expect(paying.phase).toBe('charging');
    expect(tillReducer(paying, { type: 'confirmed' })).toBe(paying);
    expect(tillReducer(paying, { type: 'payAsked' })).toBe(paying);
  });

  it('does not pay where nobody said yes, nor by another way', () => {
    expect(after(balance, { type: 'confirmed' }).phase).toBe('open');
    expect(after(balance, { type: 'payAsked' }, { type: 'turnedAway' }).phase).toBe('open');
    expect(after({ type: 'payAsked' }).phase).toBe('open');
  });

  it('keeps its way while it pays, and says what went wrong', () => {
    expect(after(...charging, alipay).payway).toBe(1);
    const failed = after(...charging, { type: 'chargeFailed', fault: '余额不足' });
    expect(failed).toMatchObject({ phase: 'open', payway: 1, fault: '余额不足' });
  });

  it('waits for its own answer where the order ends meanwhile', () => {
    expect(after(...charging, { type: 'ended' }).phase).toBe('charging');
  });
});

describe('the end', () => {
  it('is told once: what is paid stays paid', () => {
    const done = after({ type: 'paid' });
    expect(done.phase).toBe('done');
    for (const event of [
      { type: 'ended' },
      { type: 'paid' },
      balance,
      { type: 'retried' },
    ] as const)
      expect(tillReducer(done, event)).toBe(done);
  });

  it('closes the till of an order that ended, until money comes all the same', () => {
    const over = after({ type: 'codeCame', attempt: 1, code: 'wx' }, { type: 'ended' });
    expect(over).toMatchObject({ phase: 'over', code: null });
    expect(tillReducer(over, balance)).toBe(over);
    expect(tillReducer(over, { type: 'paid' }).phase).toBe('done');
  });

  it('comes also over the question about the balance', () => {
    expect(after(balance, { type: 'payAsked' }, { type: 'ended' }).phase).toBe('over');
  });
});
