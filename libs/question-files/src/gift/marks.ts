const signs = ['~', '=', '#', '{', '}', ':', '\\'] as const;
/** Noncharacters stand for escaped characters during parsing. */
const stand = (at: number) => String.fromCharCode(0xfdd0 + at);

export const hideEscapes = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) =>
    sign === 'n' ? '\n' : stand(signs.indexOf(sign as (typeof signs)[number])),
  );

export const showEscapes = (text: string): string =>
  text.replace(/[\ufdd0-\ufdd6]/g, (letter) => signs[letter.charCodeAt(0) - 0xfdd0] ?? '');

export const escapeGift = (text: string): string =>
  text.replace(/[~=#{}:\\]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
