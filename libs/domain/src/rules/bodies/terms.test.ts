import { matchTerm } from './matchTerm';
import { termOf, terms } from './terms';

const repeated = (names: readonly (string | number)[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe('terms', () => {
  it('are 800 at least, each number once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(800);
    expect(repeated(terms.map(({ fma }) => fma))).toEqual([]);
  });

  it('have three names each, in the columns of their languages', () => {
    const wrong = terms.filter(
      ({ fma, english, chinese, latin }) =>
        !Number.isInteger(fma) ||
        !english.every((name) => /^[A-Za-z][A-Za-z -]+$/.test(name)) ||
        !chinese.every((name) => /^[\u3400-\u9fff\d（）]+$/.test(name)) ||
        !latin.every((name) => /^[a-z][a-z -]+$/.test(name)),
    );
    expect(wrong).toEqual([]);
  });

  it('are shown by names of which none stands for two', () => {
    expect(repeated(terms.map(({ chinese }) => chinese[0] ?? ''))).toEqual([]);
    expect(repeated(terms.map(({ english }) => english[0] ?? ''))).toEqual([]);
  });

  it('say their side in each language', () => {
    expect(termOf(45889)).toMatchObject({
      side: 'left',
      english: ['long head of left biceps femoris'],
      chinese: ['左股二头肌长头'],
      latin: ['caput longum musculi bicipitis femoris sinistrum'],
    });
    expect(termOf(13322)).toMatchObject({ chinese: ['右锁骨'], latin: ['clavicula dextra'] });
  });
});

describe('matchTerm', () => {
  it.each([
    ['右锁骨', 13322],
    ['右侧锁骨', 13322],
    ['锁骨（右）', 13322],
    ['Right Clavicle', 13322],
    ['clavicle.R', 13322],
    ['Clavicle (left)', 13323],
    ['clavicula dextra', 13322],
    ['Clavicle_L', 13323],
    ['心脏', 7088],
    ['第十二胸椎', 10081],
    ['第二十肋', undefined],
    ['M. biceps brachii', 37670],
    ['Biceps_brachii', 37670],
    ['oesophagus', 7131],
    ['Long head of biceps brachii (right)', 37686],
    ['股骨', 9611],
    ['femur', 9611],
    ['左', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('knows %s as %s', (name, fma) => {
    expect(matchTerm(name)?.fma).toBe(fma);
  });
});
