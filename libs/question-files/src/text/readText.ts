import { htmlOf } from '../html/plain';
import type { Reading } from '../shapes';
import { placeTexts } from '../texts';
import { readLines } from './readLines';

const QUESTION =
  /^[ \t\u3000]*(?:[（(][ \tA-H√×✓✗对错]{0,10}[)）][ \t]*)?(?:第?\s*[0-9０-９]{1,5}\s*(?:题\s*)?[.．、:：)）]|[【[(（]\s*[0-9]{1,5}\s*[】\])）]|.{0,40}答案)/mu;
const MARKUP = /^\s*<(?:\?xml|!doctype|html|[a-z]+[\s>])/i;

export const looksLikeText = (text: string) => QUESTION.test(text) && !MARKUP.test(text);

export const readText = (text: string): Reading =>
  readLines(
    // Empty lines are dropped, because there may be millions.
    text
      .split('\n')
      .flatMap((line, at) =>
        line.trim() === '' ? [] : [{ text: line, place: placeTexts.line(at + 1) }],
      ),
    htmlOf,
  );
