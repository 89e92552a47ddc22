import type { OfferedCourse } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { approveFaults, approveValues, pricesIn } from './approveForm';

const offer = { charge: 2, price: 39_900 } as OfferedCourse;

it('begins with what was asked for', () => {
  const values = approveValues(offer);
  expect(values).toEqual({
    charge: '2',
    price: '39.90',
    originalPrice: '39.90',
    vipPrice: '39.90',
  });
  expect(approveFaults(values)).toEqual({});
  expect(approveValues({ ...offer, charge: 3 }).vipPrice).toBe('0.00');
  expect(pricesIn(values)).toEqual({
    charge: 2,
    price: 39_900,
    originalPrice: 39_900,
    vipPrice: 39_900,
  });
});

it('names what is wrong', () => {
  const values = approveValues(offer);
  expect(approveFaults({ ...values, vipPrice: '' })).toHaveProperty('vipPrice');
  expect(approveFaults({ ...values, price: '1.234' })).toHaveProperty('price');
  expect(approveFaults({ ...values, originalPrice: '10' })).toHaveProperty('price');
  expect(approveFaults({ ...values, charge: '1' })).toHaveProperty('price');
});
