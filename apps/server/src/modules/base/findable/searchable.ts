import { plain } from './grams';

interface Texts {
  title: string;
  body: string;
}

/** What is stored beside a text so that it is found by any part of it, and by pinyin initials. */
export interface Searchable {
  searched: string;
  /** One letter for each of the title's. */
  initials: string;
}

export async function searchable({ title, body }: Texts): Promise<Searchable> {
  const initials = await initialsOf(title);
  const [letters, whole] = [letterByLetter(title), plain(title)];
  // A letter that became several is found by those as well, behind the place of the title.
  const rest = letters === whole ? [] : [whole];
  return { searched: [letters, plain(body), ...rest].join('\n'), initials };
}

/** Letter for letter, so that a place in the initials is a place in the title. */
async function initialsOf(title: string): Promise<string> {
  // Its dictionary is large, and whoever only reads does without it.
  const { pinyin } = await import('pinyin-pro');
  const firstOf = (text: string) =>
    pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' });
  const letters = firstOf(title);
  // How 长 is read, its neighbours tell; where letters went missing each is read alone.
  const read = letters.length === title.length ? letters : title.split('').flatMap(firstOf);
  return letterByLetter(read.join(''));
}

/** Plain letters, each at the place of its own: one that would become several stays as it is. */
const letterByLetter = (text: string) =>
  text
    .split('')
    .map((letter) => (plain(letter).length === 1 ? plain(letter) : letter))
    .join('');
