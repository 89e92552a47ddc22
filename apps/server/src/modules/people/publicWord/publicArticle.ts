import { cleanArticle } from '@cheese/question-files/html/clean';
import { plainOf } from '@cheese/question-files/html/plain';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';

/** What somebody wrote, without anything that could run; refused where it says nothing. */
export function cleanedArticle(html: string): string {
  const clean = cleanArticle(html);
  if (plainOf(clean) === '' && !clean.includes('<img')) refuse('words.empty');
  return clean;
}

/** What others read of it: words, and what a picture is called. */
export function heardInArticle(html: string): string {
  const names = [...html.matchAll(/ alt="([^"]*)"/g)].map(([, name = '']) => plainOf(name));
  return [plainOf(html), ...names].join('\n');
}

/** A title and an article, as they are published, and what is looked through of both. */
export function titledArticle({ title, html }: { title: string; html: string }) {
  const parts = { title: requireText(title), html: cleanedArticle(html) };
  return { parts, heard: `${parts.title}\n${heardInArticle(parts.html)}` };
}
