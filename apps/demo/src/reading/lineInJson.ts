import { LineCounter, parseDocument } from 'yaml';
import { lineOf } from './lineOf';

/** In which line a value of a JSON file stands, or where the file is no JSON any more. */
export function lineInJson(text: string, steps: readonly string[]): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  return broken ? lines.linePos(broken.pos[0]).line : lineOf(document, steps, lines);
}
