import { counterKey, hasRoomForVisitor, neighbourhoodOf } from './counted';
import { networkOf } from './caller';

it.each([
  ['203.0.113.9', '203.0.113'],
  ['203.0.113.250', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8:1:ffff::9', '2001:db8:1::'],
])('%s is in the neighbourhood %s', (address, neighbourhood) => {
  expect(neighbourhoodOf(networkOf(address))).toBe(neighbourhood);
});

it('a person is one wherever they are; a visitor is their neighbourhood, which is not kept', () => {
  const [here, beside] = [{ address: '203.0.113.9' }, { address: '203.0.113.77' }];
  expect(counterKey({ id: 7 }, here)).toBe('person:7');
  expect(counterKey(null, here)).toBe(counterKey(null, beside));
  expect(counterKey(null, here)).not.toContain('203.0.113');
});

it.each([
  [0, 2, true],
  [0, 3, false],
  [50, 4, true],
  [50, 5, false],
])('beside %s people and %s visitors another visitor counts: %s', (people, visitors, counts) => {
  expect(hasRoomForVisitor({ people, visitors })).toBe(counts);
});
