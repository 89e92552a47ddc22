import { finisher } from './finish';
import { type FormatName, formats, type Source } from './formats';
import { inlinePicture, Pictures } from './pictures';
import { FileRefusal, refuseFile } from './refusal';
import { type MatchedSheet, MOST_QUESTIONS, type ReadOptions, type ReadQuestion } from './shapes';
import { complaintTexts } from './texts';
import { decodeText, tidyText } from './words/decode';
import { isText, otherKind } from './words/isText';
import { isZip, readZip } from './zip/read';

const MOST_LINES = 3_000_000;
const MOST_BYTES = 64 * 1024 ** 2;

export interface QuestionFile {
  format: FormatName;
  questions: ReadQuestion[];
  /** By the name in their addresses, `picture:…`. */
  pictures: ReadonlyMap<string, Uint8Array>;
  complaints: string[];
  sheets: MatchedSheet[];
}

/** Reads the questions of a file; the format is detected from the content, not from the name. */
export function readQuestions(bytes: Uint8Array, options: ReadOptions = {}): QuestionFile {
  if (bytes.length > MOST_BYTES) refuseFile('tooLarge');
  const archive = isZip(bytes) ? readZip(bytes) : null;
  const text = archive ? '' : textOf(bytes);
  if (hasTooManyLines(text)) refuseFile('tooLarge');
  const pictures = new Pictures();
  const source: Source = { archive, text, options, pictures };
  const names = Object.keys(formats) as FormatName[];
  const format = names.find((name) => formats[name].looks(source)) ?? refuseFile('unknown');
  if (text.length > formats[format].mostLetters) refuseFile('tooLarge');
  const reading = readBy(format, source);
  const found = reading.questions.slice(0, MOST_QUESTIONS);
  const pictureOf = inlinePicture(pictures, reading.pictureOf ?? (() => null));
  const complaints = [...(reading.complaints ?? [])];
  if (reading.questions.length === 0) complaints.push(complaintTexts.nothing);
  if (found.length < reading.questions.length) {
    complaints.push(complaintTexts.tooMany(MOST_QUESTIONS));
  }
  return {
    format,
    questions: found.map(finisher(pictureOf)),
    pictures: pictures.byName,
    complaints,
    sheets: reading.sheets ?? [],
  };
}

/** Binary content has no questions, whatever characters it decodes to. */
function textOf(bytes: Uint8Array): string {
  const other = otherKind(bytes);
  if (other) refuseFile(other);
  const written = decodeText(bytes);
  if (!isText(written)) refuseFile('notText');
  return tidyText(written);
}

/** Each line takes memory several times over, and no real file has that many. */
function hasTooManyLines(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count > MOST_LINES;
}

function readBy(format: FormatName, source: Source) {
  try {
    return formats[format].read(source);
  } catch (error) {
    // A stack overflow means nesting beyond any real file.
    if (error instanceof RangeError) throw new FileRefusal('tooLarge');
    throw error;
  }
}
