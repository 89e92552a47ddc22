import { stemKey } from './stemKey';

describe('stems that are the same', () => {
  it.each([
    ['按压频率是多少？', '按压频率是多少?'],
    ['按压频率是多少？', ' 按压 频率是多少'],
    ['ＡＥＤ 是什么（ ）。', 'aed是什么()'],
  ])('%s and %s', (one, other) => expect(stemKey(one)).toBe(stemKey(other)));
});

it('a stem full of signs takes no longer than another', () => {
  const before = Date.now();
  expect(stemKey(`${'?'.repeat(200_000)}a`)).toHaveLength(200_001);
  expect(Date.now() - before).toBeLessThan(1000);
});

describe('stems that are not', () => {
  it.each([
    ['血氧 > 90%', '血氧 < 90%'],
    ['成人按压频率', '儿童按压频率'],
  ])('%s and %s', (one, other) => expect(stemKey(one)).not.toBe(stemKey(other)));
});
