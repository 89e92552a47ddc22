import { openReader } from './reader';

/** The pinyin of names, whole and by initials, as somebody may type it: "zhangsan zs". */
export async function pinyinOf(names: readonly string[]): Promise<string[]> {
  const { syllables } = await openReader();
  return names.map((name) => {
    const read = syllables(name.toLowerCase()).map((one, at) => one || (name[at] ?? ''));
    const initials = read.map((one) => one.slice(0, 1));
    return [...new Set([read.join(''), initials.join('')])].join(' ').toLowerCase();
  });
}
