/** The named entities that office programs and Moodle write; those of XML first. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  deg: '°',
  plusmn: '±',
  times: '×',
  divide: '÷',
  le: '≤',
  ge: '≥',
  ne: '≠',
  micro: 'µ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  bull: '•',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  omega: 'ω',
  theta: 'θ',
  Delta: 'Δ',
  Omega: 'Ω',
  Sigma: 'Σ',
  larr: '←',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
  harr: '↔',
  infin: '∞',
  permil: '‰',
  asymp: '≈',
  minus: '−',
  radic: '√',
  copy: '©',
  reg: '®',
  trade: '™',
  para: '¶',
};

const LAST_LETTER = 0x10ffff;
const letterOf = (code: number) =>
  code > 0 && code <= LAST_LETTER && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';

/** `&lt;` becomes a plain character, not a tag. Unknown entities stay as written. */
export const decodeLetters = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,10}));/g,
        (whole, ten, hex, name) => {
          if (ten) return letterOf(Number(ten));
          if (hex) return letterOf(Number.parseInt(hex, 16));
          return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
        },
      )
    : text;

export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
