interface FormulaPart {
  /** As it was written, the signs around a formula with it. */
  words: string;
  /** Only of a formula: what stands between its signs. */
  tex?: string;
  isBlock: boolean;
}

const FORMULA = /\\\((.+?)\\\)|\\\[(.+?)\\\]/gsu;

/** Words and the formulas between them: `\(…\)` in the line, `\[…\]` in one of its own. */
export function formulaParts(text: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  let from = 0;
  const addWords = (to: number) => {
    if (to > from) parts.push({ words: text.slice(from, to), isBlock: false });
  };
  for (const found of text.matchAll(FORMULA)) {
    const [words, inLine, alone] = found;
    addWords(found.index);
    parts.push({ words, tex: inLine ?? alone ?? '', isBlock: alone !== undefined });
    from = found.index + words.length;
  }
  addWords(text.length);
  return parts;
}
