/** The parts of a key in one line, its accepted forms beside each other: `氧|O2；37±0.5℃`. */
export const keyLine = (key: readonly (readonly string[])[]): string =>
  key.map((part) => part.map((form) => form.replace(/[\\|；;\n]/g, '\\$&')).join('|')).join('；');

export function keyIn(line: string): string[][] {
  const parts: string[][] = [['']];
  for (const [piece] of line.matchAll(/\\[\\|；;\n]|[^\\]|\\/gs)) {
    const part = parts.at(-1) ?? [];
    if (piece === '；' || piece === ';' || piece === '\n') parts.push(['']);
    else if (piece === '|') part.push('');
    else part.push((part.pop() ?? '') + (piece.length > 1 ? piece.slice(1) : piece));
  }
  return parts.map((part) => part.map((form) => form.trim()).filter((form) => form !== ''));
}
