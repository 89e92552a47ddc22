import { openReader } from './reader';

/** The syllables of names, apart: "zhang san". A sign that has none stands for itself. */
export async function pinyinOf(names: readonly string[]): Promise<string[]> {
  const { syllables } = await openReader();
  return names.map((name) =>
    syllables(name.toLowerCase())
      .map((one, at) => one || (name[at] ?? '').toLowerCase())
      .filter((one) => one.trim() !== '')
      .join(' '),
  );
}
