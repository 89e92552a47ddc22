import type { QuestionDraft } from './draft';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of short HTML, without its tags. */
export const wordsIn = (html: string): string =>
  html
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr)[^>]*>/giu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/gu, (_, name: string) => entities[name] ?? '')
    .trim();

/** Punctuation between digits or before one does matter: 1.5, 1/2, -5. */
const SIGNS = /[\s\p{Sk}\p{Sc}\p{So}]|(?<!\d)[^\P{P}-]|[^\P{P}-](?!\d)|-(?!\d)/gu;

/**
 * Removes what carries no meaning here: spaces, punctuation, width and case. Comparison and
 * arithmetic signs stay.
 */
const plain = (html: string) => wordsIn(html).normalize('NFKC').toLowerCase().replaceAll(SIGNS, '');

/** The content of a question as one comparable string, independent of the order of its options. */
export function meantBy({ type, context, stem, options, prompts, pictures }: QuestionDraft) {
  const offered = options.map(({ text, picture }) => `${plain(text)}|${picture ?? ''}`).sort();
  const parts = [String(type), plain(context), plain(stem), ...prompts.map(plain)];
  return [...parts, ...offered, ...pictures].join('\n');
}
