const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const plain = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** Words as they were typed, as a page shows them: an empty line parts two paragraphs. */
export const asParagraphs = (text: string): string =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${plain(part).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
