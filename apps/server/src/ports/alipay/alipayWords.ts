/**
 * The words of an answer as they came: it is those that are signed, and written anew they would be
 * others. Stands under the name of what was asked, or under `error_response`.
 */
export function wordsOf(text: string, method: string): { words: string; sign: string } {
  const answer = JSON.parse(text) as Record<string, unknown>;
  const own = `${method.replaceAll('.', '_')}_response`;
  const name = own in answer ? own : 'error_response';
  const begin = text.indexOf('{', text.indexOf(`"${name}"`) + name.length);
  // Its own name comes first in each answer: what is read is what would be read by name.
  const words = begin < 0 ? '' : text.slice(begin, endOf(text, begin));
  if (!isSame(words, answer[name])) throw new Error('an answer of Alipay cannot be read');
  return { words, sign: String(answer['sign'] ?? '') };
}

function isSame(words: string, value: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(words)) === JSON.stringify(value);
  } catch {
    return false;
  }
}

/** Behind the brace that closes the one at `begin`; braces in strings are none. */
function endOf(text: string, begin: number): number {
  let depth = 0;
  for (const found of text.slice(begin).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return begin + found.index + 1;
  }
  return begin;
}
