/**
 * Hands over whole lines of a text that arrives in pieces.
 * @param {(line: string) => void} onLine
 */
export function byLine(onLine) {
  let rest = '';
  /** @param {string} text */
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach((line) => onLine(line));
  };
}
