interface FormulaPart {
  /** The source text, including a formula's delimiters. */
  words: string;
  /** The TeX between the delimiters; only for a formula. */
  tex?: string;
  isBlock: boolean;
}

const FORMULA = /\\\((.+?)\\\)|\\\[(.+?)\\\]/gsu;

/** Splits text into words and formulas: `\(…\)` inline, `\[…\]` as a block. */
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
