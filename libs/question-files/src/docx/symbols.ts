/** The characters of Word's symbol fonts by code; the text itself does not contain them. */
const greek = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ';
const capital = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ';
const symbol = new Map<number, string>([
  ...[...greek].map((letter, at) => [0x61 + at, letter] as const),
  ...[...capital].map((letter, at) => [0x41 + at, letter] as const),
  ...([
    [0xa3, '≤'],
    [0xb3, '≥'],
    [0xb0, '°'],
    [0xb1, '±'],
    [0xb4, '×'],
    [0xb8, '÷'],
    [0xb9, '≠'],
    [0xbb, '≈'],
    [0xa5, '∞'],
    [0xd6, '√'],
    [0xb7, '•'],
    [0xac, '←'],
    [0xad, '↑'],
    [0xae, '→'],
    [0xaf, '↓'],
    [0xab, '↔'],
    [0xde, '⇒'],
    [0x2b, '+'],
    [0x2d, '−'],
    [0x25, '%'],
    [0x3d, '='],
  ] as const),
]);
const wingdings = new Map([
  [0xfc, '√'],
  [0xfb, '×'],
  [0xfe, '√'],
  [0xfd, '×'],
  [0xa8, '□'],
  [0x6f, '□'],
  [0xe0, '→'],
  [0xdf, '←'],
  [0xe1, '↑'],
  [0xe2, '↓'],
  [0x6c, '●'],
  [0x6e, '■'],
]);
const second = new Map([
  [0x50, '√'],
  [0x4f, '×'],
  [0x52, '√'],
  [0x53, '×'],
  [0xa3, '□'],
]);
const fonts = new Map<string, ReadonlyMap<number, string>>([
  ['symbol', symbol],
  ['wingdings', wingdings],
  ['wingdings 2', second],
]);

/** Symbol fonts use the private range from F000 on. */
const ROOM = 0xff;

/** The displayed character; null for an unknown font. */
export function symbolOf(font: string, char: string): string | null {
  const code = Number.parseInt(char, 16);
  return fonts.get(font.toLowerCase())?.get(code & ROOM) ?? null;
}
