import { refuse } from './refusal';

/** Refuses text that contains no visible character. */
export function requireText(text: string): string {
  const words = text.replace(/\r\n?/g, '\n').trim();
  if (!/[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(words)) refuse('words.empty');
  return words;
}
