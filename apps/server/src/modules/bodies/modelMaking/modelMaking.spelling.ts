import { openReader } from '../../base/findable/reading/reader';

/** Spells names as syllables; the dictionaries load once, on first use. */
export async function spellings(): Promise<(name: string) => string> {
  const reader = await openReader();
  return (name) => reader.syllables(reader.signs(name)).filter(Boolean).join(' ');
}
