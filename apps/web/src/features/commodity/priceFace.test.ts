import { priceFace } from './priceFace';

const offer = { specificationId: 1, price: 59_999, originalPrice: 79_000, vipPrice: 39_000 };
const sold = {
  charge: 2 as const,
  offer,
  limitedFree: false,
  deadline: null,
  opened: null,
  openUntil: null,
};

describe('priceFace', () => {
  it('cuts prices to two decimals and names what members pay', () => {
    expect(priceFace(sold)).toEqual({
      mark: null,
      price: '59.99',
      before: '79.00',
      memberPrice: '39.00',
      until: null,
    });
  });

  it('says only that it is free', () => {
    const face = priceFace({ ...sold, charge: 1 });
    expect(face).toEqual({
      mark: '免费',
      price: null,
      before: null,
      memberPrice: null,
      until: null,
    });
  });

  it('shows what is free today beside what it costs on other days', () => {
    const today = { ...sold, limitedFree: true, deadline: 1, offer: { ...offer, price: 0 } };
    expect(priceFace(today)).toEqual({
      mark: '限时免费',
      price: null,
      before: '79.00',
      memberPrice: null,
      until: null,
    });
  });

  it('marks a price that ends', () => {
    expect(priceFace({ ...sold, deadline: 1 }).mark).toBe('限时特价');
  });

  it('offers members what is free for them, and everybody else its price', () => {
    const face = priceFace({ ...sold, charge: 3, offer: { ...offer, vipPrice: 0 } });
    expect(face).toMatchObject({ mark: '会员免费', price: '59.99', memberPrice: null });
  });

  it('strikes nothing through where nothing was saved, and promises members nothing', () => {
    const plain = { ...offer, originalPrice: 59_999, vipPrice: 59_999 };
    expect(priceFace({ ...sold, offer: plain })).toMatchObject({ before: null, memberPrice: null });
  });

  it('says nothing where nothing is on sale', () => {
    expect(priceFace({ ...sold, offer: null }).price).toBeNull();
  });

  it('says of what was bought until when it lasts, and no price any more', () => {
    const until = Date.parse('2027-05-06T12:00:00+08:00');
    const bought = priceFace({ ...sold, opened: 'bought', openUntil: until });
    expect(bought).toMatchObject({ mark: '已购买', price: null, until: '2027-05-06' });
    expect(priceFace({ ...sold, opened: 'bought' }).until).toBeNull();
  });

  it('names no price to a member for whom it is free', () => {
    const face = priceFace({ ...sold, charge: 3, opened: 'member', openUntil: 1 });
    expect(face).toMatchObject({ mark: '会员免费', price: null, until: null });
  });
});
