const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain words as the short HTML that questions are written in. */
export const asHtml = (words: string) => words.replaceAll(/[&<>]/gu, (sign) => signs[sign] ?? sign);
