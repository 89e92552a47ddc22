import { letterByLetter } from './plain';

/** Reads texts: what its dictionaries say stays on the server. */
export interface Reader {
  /** Plain and simplified, each sign at the place of its own. */
  signs(text: string): string;
  /** The syllable of each sign, as its neighbours say; '' for what is none. */
  syllables(signs: string): string[];
}

/** Raised where texts are read differently, or more of them: everything stored is then read anew. */
export const READING = 3;

let reader: Promise<Reader> | undefined;

/** The dictionaries are large: they load with the first text. */
export function openReader(): Promise<Reader> {
  reader ??= loadReader();
  return reader;
}

async function loadReader(): Promise<Reader> {
  const [{ Converter }, { pinyin }] = await Promise.all([
    import('opencc-js/t2cn'),
    import('pinyin-pro'),
  ]);
  const convert = Converter({ from: 't', to: 'cn' });
  const read = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true });
  return {
    signs: (text) => simplified(letterByLetter(text), convert),
    syllables: (signs) => syllablesOf(signs, read),
  };
}

function simplified(text: string, convert: (text: string) => string): string {
  const whole = convert(text);
  // A saying that grew shorter or longer would move what stands behind it.
  return whole.length === text.length ? whole : text.split('').map(convert).join('');
}

const isHan = (sign: string) => /\p{Script=Han}/u.test(sign);

function syllablesOf(signs: string, read: (text: string) => string[]): string[] {
  const letters = signs.split('');
  const whole = read(signs);
  // The reading of 长 depends on its neighbours; if the lengths differ, each character is read
  // alone.
  const each = whole.length === letters.length ? whole : letters.map((one) => read(one)[0] ?? '');
  return letters.map((sign, at) => (isHan(sign) ? (each[at] ?? '') : ''));
}
