import { openReader } from '../../base/findable/reading/reader';

/** How names are read, syllable by syllable: the dictionaries load with the first. */
export async function spellings(): Promise<(name: string) => string> {
  const reader = await openReader();
  return (name) => reader.syllables(reader.signs(name)).filter(Boolean).join(' ');
}
