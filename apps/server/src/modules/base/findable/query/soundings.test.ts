import { asInitial, Sounds } from '../index/sounds';
import { soundingsOf, syllablesIn } from './soundings';

function soundsOf(...syllables: string[]) {
  const sounds = new Sounds();
  syllables.forEach((syllable) => sounds.signOf(syllable));
  return sounds;
}

/** Each reading as its units: syllables, initials as `x-`, beginnings as `x…`, signs in brackets. */
const readings = (word: string, sounds: Sounds) =>
  soundingsOf(word, sounds).map(({ units }) =>
    units
      .map((unit) => {
        if (unit.is === 'beginning') return `${unit.letters}…`;
        if (unit.is === 'sign') return `[${String.fromCharCode(unit.code)}]`;
        if (unit.is === 'sound') return sounds.syllable(unit.code);
        return `${[...word].find((sign) => asInitial(sign) === unit.code)}-`;
      })
      .join(' '),
  );

describe('readings of letters', () => {
  it('with the fewest units come first, syllables before initials', () => {
    const apart = soundsOf('li', 'an', 'ian');
    expect(readings('lian', apart).slice(0, 3)).toEqual(['li an', 'li an…', 'l- ian']);
    expect(readings('lian', soundsOf('li', 'an', 'lian'))[0]).toBe('lian');
  });

  it('are six at most', () => {
    const sounds = soundsOf('a', 'aa', 'aaa', 'aaaa');
    expect(readings('aaaaaaaa', sounds)).toHaveLength(6);
    expect(readings('aaaaaaaa', sounds)[0]).toBe('aaaa aaaa');
  });

  it('may end within a syllable, and mix with characters', () => {
    const sounds = soundsOf('xin', 'dian');
    expect(readings('xindi', sounds)[0]).toBe('xin di…');
    expect(readings('心dian', sounds)[0]).toBe('[心] dian');
  });

  it('are full where every syllable is written out', () => {
    const sounds = soundsOf('xin', 'dian');
    const full = (word: string) => soundingsOf(word, sounds).map(({ isFull }) => isFull);
    expect(full('xindian')[0]).toBe(true);
    expect(full('xindia')[0]).toBe(false);
    expect(full('xd')[0]).toBe(false);
  });

  it('of one initial alone are none', () => {
    expect(readings('x', soundsOf('xin'))).toEqual([]);
    expect(readings('xin', soundsOf('xin'))[0]).toBe('xin');
  });

  it('know no syllable of seven letters', () => {
    expect(readings('shuangx', soundsOf('shuangx'))[0]).not.toBe('shuangx');
  });
});

it('letters are written of the fewest syllables', () => {
  const sounds = soundsOf('li', 'an', 'lian', 'xi');
  expect(syllablesIn('lianxi', sounds)).toBe(`${sounds.known('lian')}${sounds.known('xi')}`);
  expect(syllablesIn('lianx', sounds)).toBeNull();
  expect(syllablesIn('', sounds)).toBe('');
});
