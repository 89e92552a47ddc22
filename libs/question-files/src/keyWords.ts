/** Separators of parts or lists; a literal one is escaped by a backslash. */
const SIGNS = /[\\|；;，,\n]/g;
const escaped = (word: string) => word.replace(SIGNS, '\\$&');

/** A key in one line with its accepted forms: `氧|O2；37±0.5℃`. */
export const keyLine = (key: readonly (readonly string[])[]): string =>
  key.map((part) => part.map(escaped).join('|')).join('；');

export const keyIn = (line: string): string[][] => divided(line, '；;\n');

/** A list, such as tags, in one line. */
export const listLine = (words: readonly string[]): string => words.map(escaped).join('；');

export const listIn = (line: string): string[] => divided(line, '；;，,\n').flat();

/** Tags are short, so the ideographic comma separates them too. */
export const tagLine = (tags: readonly string[]): string => listLine(tags).replaceAll('、', '\\、');

export const tagsIn = (line: string): string[] => divided(line, '；;，,、\n').flat();

function divided(line: string, dividers: string): string[][] {
  const parts: string[][] = [['']];
  for (const [piece] of line.matchAll(/\\[\\|；;，,、\n]|[^]/g)) {
    const part = parts.at(-1) ?? [];
    if (piece === '|') part.push('');
    else if (dividers.includes(piece)) parts.push(['']);
    else part.push((part.pop() ?? '') + (piece.length > 1 ? piece.slice(1) : piece));
  }
  return parts.map((part) => part.map((form) => form.trim()).filter((form) => form !== ''));
}

/** True for a numeric range, which other systems would compare as text. */
export const isSpan = (form: string): boolean =>
  /^[+-]?[\d.]+\s*[±~～]\s*[+-]?[\d.]+\D*$/.test(form.trim());
