import { stemKey } from './stemKey';

describe('stems that are the same', () => {
  it.each([
    ['按压频率是多少？', '按压频率是多少?'],
    ['按压频率是多少？', ' 按压 频率是多少'],
    ['ＡＥＤ 是什么（ ）。', 'aed是什么()'],
  ])('%s and %s', (one, other) => expect(stemKey(one)).toBe(stemKey(other)));
});

it('looks at the signs of the end alone, each once', () => {
  const looked = jest.spyOn(String.prototype, 'charAt');
  const key = stemKey(`${'?'.repeat(200_000)}a??`);
  const looks = looked.mock.calls.length;
  looked.mockRestore();
  expect(key).toHaveLength(200_001);
  expect(looks).toBe(3);
});

describe('stems that are not', () => {
  it.each([
    ['血氧 > 90%', '血氧 < 90%'],
    ['成人按压频率', '儿童按压频率'],
  ])('%s and %s', (one, other) => expect(stemKey(one)).not.toBe(stemKey(other)));
});
