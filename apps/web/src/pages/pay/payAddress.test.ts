import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { readPayAddress, wayToUse, withOrder } from './payAddress';

const order = (
  kind: OrderDetail['kind'],
  type: 1 | 8 | 64,
  productIds: (number | null)[] = [null],
) =>
  ({ kind, items: productIds.map((productId) => ({ type, productId })) }) as unknown as OrderDetail;

it('takes numbers that could be an order, and nothing else', () => {
  expect(readPayAddress(new URLSearchParams('id=5&ids=31%2C32&orderId=77'))).toEqual({
    orderId: 77,
    productId: 5,
  });
  for (const said of ['', 'orderId=', 'orderId=-1', 'orderId=1e3', 'orderId=99999999999'])
    expect(readPayAddress(new URLSearchParams(said)).orderId).toBeUndefined();
});

it('changes the order, and keeps what else the address says', () => {
  const said = new URLSearchParams('id=5&orderId=77');
  expect(withOrder(said, 78)).toBe('?id=5&orderId=78');
  expect(said.get('orderId')).toBe('77');
});

it('leads to what was bought, or to where it stands', () => {
  expect(wayToUse(order('commodity', 8), 5)).toBe('/virtualSimulation/detail?id=5');
  expect(wayToUse(order('commodity', 1))).toBe('/productList?productType=1');
  expect(wayToUse(order('commodity', 1, [9]))).toBe('/course/detail?courseId=9');
  expect(wayToUse(order('commodity', 1, [9, 10]))).toBe('/productList?productType=1');
  expect(wayToUse(order('membership', 64), 5)).toBe('/');
  expect(wayToUse(order('recharge', 1))).toBeNull();
});
