import type { QuestionDraft } from './draft';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of short HTML, without its marks. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr)[^>]*>/giu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/gu, (_, name: string) => entities[name] ?? '')
    .trim();

/** Between digits, or before one, they do mean something: 1.5, 1/2, -5. */
const SIGNS = /[\s\p{Sk}\p{Sc}\p{So}]|(?<!\d)[^\P{P}-]|[^\P{P}-](?!\d)|-(?!\d)/gu;

/** Signs that mean nothing here: blanks, marks, width and case; those that compare or reckon stay. */
const plain = (html: string) => wordsIn(html).normalize('NFKC').toLowerCase().replaceAll(SIGNS, '');

/** What a question says, whatever order its options stand in, as one word to compare. */
export function meantBy({ type, context, stem, options, prompts, pictures }: QuestionDraft) {
  const offered = options.map(({ text, picture }) => `${plain(text)}|${picture ?? ''}`).sort();
  const parts = [String(type), plain(context), plain(stem), ...prompts.map(plain)];
  return [...parts, ...offered, ...pictures].join('\n');
}
