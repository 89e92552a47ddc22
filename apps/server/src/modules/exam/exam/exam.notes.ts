const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Escapes plain text and makes each line a paragraph. */
export const notesHtml = (notes: string): string =>
  notes
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replace(/[&<>]/gu, (sign) => escapes[sign] ?? sign)}</p>`)
    .join('');

/** And back, to be edited. */
export const notesOf = (html: string): string =>
  html
    .replaceAll(/<\/p>\s*<p>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:amp|lt|gt);/gu, (word) => signs[word] ?? word);
