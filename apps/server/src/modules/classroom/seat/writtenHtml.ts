import { cleanArticle } from '@cheese/question-files/html/clean';
import { plainOf } from '@cheese/question-files/html/plain';
import { refuse } from '../../../calls/refusal';

/** What somebody wrote, without anything that could run; refused where it says nothing. */
export function cleaned(html: string): string {
  const clean = cleanArticle(html);
  if (plainOf(clean) === '' && !clean.includes('<img')) refuse('words.empty');
  return clean;
}

/** What others read of it: words, and what a picture is called. */
export function heardOf(html: string): string {
  const names = [...html.matchAll(/ alt="([^"]*)"/g)].map(([, name = '']) => plainOf(name));
  return [plainOf(html), ...names].join('\n');
}
