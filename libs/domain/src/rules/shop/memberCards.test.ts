import { openButtonText, preselectedCard, savedAmount } from './memberCards';

const card = (name: string, recommend: boolean) => ({
  name,
  recommend,
  currentPrice: 98_000,
  originalPrice: 128_000,
});

describe('preselectedCard', () => {
  it('is the recommended one', () => {
    const cards = [card('月卡', false), card('年卡', true), card('季卡', true)];
    expect(preselectedCard(cards)?.name).toBe('年卡');
  });

  it('is the first where none is recommended', () => {
    expect(preselectedCard([card('月卡', false), card('年卡', false)])?.name).toBe('月卡');
  });

  it('is none where there is none', () => {
    expect(preselectedCard([])).toBeNull();
  });
});

it('saves the difference, and never less than nothing', () => {
  expect(savedAmount(card('月卡', false))).toBe(30_000);
  expect(savedAmount({ currentPrice: 128_000, originalPrice: 98_000 })).toBe(0);
});

it('lets members renew', () => {
  expect(openButtonText(false)).toBe('立即开通');
  expect(openButtonText(true)).toBe('立即续费');
});
