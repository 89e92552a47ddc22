import { smallCase } from '../testing/smallCase';
import { refusalOf } from './checking';

const of = (said: string, answer = '疼了两天。') => refusalOf(smallCase, [], said, answer);

it('is said up to a hundred and twenty signs', () => {
  expect(of('疼'.repeat(120))).toBeNull();
  expect(of('疼'.repeat(121))).toBe('long');
});

it('says no other figure, and neither denies nor admits what the answer does not', () => {
  expect(of('疼了三天。')).toBe('figure');
  expect(of('有的。', '没有。')).toBe('contrary');
  expect(of('没有。', '有的。')).toBe('contrary');
});
