import type { Part } from './part';

/** Without case, accents and what stands between words. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s,.·'’()-]+/gu, ' ')
    .trim();

/** Rank of a match: 0 is best, null is none. */
function byWords(name: string, asked: string): number | null {
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  if (name.includes(` ${asked}`)) return 2;
  return name.includes(asked) ? 3 : null;
}

/** Syllables may be written in full, by their first letters, or part of each ("xinz", "xz"). */
function isSpelled(syllables: readonly string[], letters: string): boolean {
  if (letters === '') return true;
  const [first, ...rest] = syllables;
  if (first === undefined) return false;
  for (let taken = Math.min(first.length, letters.length); taken > 0; taken -= 1) {
    const fits = first.slice(0, taken) === letters.slice(0, taken);
    if (fits && isSpelled(rest, letters.slice(taken))) return true;
  }
  return false;
}

function bySpelling(spelling: string, asked: string): number | null {
  const letters = asked.replaceAll(' ', '');
  if (!/^[a-z]{1,40}$/.test(letters)) return null;
  const syllables = plain(spelling).split(' ');
  const start = syllables.findIndex((_, at) => isSpelled(syllables.slice(at), letters));
  if (start < 0) return null;
  return start === 0 ? 1 : 2;
}

function rankOf(part: Part, asked: string): number | null {
  const ranks = [part.name, part.nameLatin, part.nameEn].map((name) => byWords(plain(name), asked));
  const all = [...ranks, bySpelling(part.spelling ?? '', asked)].filter((rank) => rank !== null);
  return all.length > 0 ? Math.min(...all) : null;
}

/** The parts that a word means, by name in any language or by how it is read, the best first. */
export function found(parts: readonly Part[], words: string, most = 50): Part[] {
  const asked = plain(words);
  if (asked === '') return [];
  return parts
    .map((part) => ({ part, rank: rankOf(part, asked) }))
    .filter((one): one is { part: Part; rank: number } => one.rank !== null)
    .sort((a, b) => a.rank - b.rank || a.part.name.length - b.part.name.length)
    .slice(0, most)
    .map(({ part }) => part);
}
