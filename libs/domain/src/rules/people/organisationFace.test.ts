import fc from 'fast-check';
import { initialOf, organisationLogo } from './organisationFace';

describe('organisationLogo', () => {
  it.each(['/logo/a.png', 'https://img.example.com/a.png', '/default.png/a.jpg', 'defaults.jpg'])(
    'is %s',
    (logo) => {
      expect(organisationLogo(logo)).toBe(logo);
    },
  );

  it.each([
    'default.png',
    '/logo/default.png',
    '/logo/school_default.png',
    '/logo/Default.PNG',
    '/logo/default.png?v=2',
    '/logo/default.png.webp',
    '',
    '  ',
    null,
    undefined,
  ])('is none for %p', (logo) => {
    expect(organisationLogo(logo)).toBeNull();
  });
});

describe('initialOf', () => {
  it.each([
    ['华西医学院', '华'],
    ['  协和医学院', '协'],
    ['𠮷林医学院', '𠮷'],
    ['PUMC', 'P'],
    ['', ''],
    ['  ', ''],
  ])('of %j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('is one whole character', () => {
    const name = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(name, (text) => {
        expect([...initialOf(text)]).toHaveLength(1);
        expect(text.trim().startsWith(initialOf(text))).toBe(true);
      }),
    );
  });
});
