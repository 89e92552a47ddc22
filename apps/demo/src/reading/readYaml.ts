import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { LineCounter, parseDocument } from 'yaml';
import { contentText } from './contentFolder';
import { lineOf } from './lineOf';
import { refuseContent } from './refuseContent';

const MOST_FAULTS = 20;

/** What a file of the content says; one of another shape is refused with its lines. */
export const readYaml = <Schema extends TSchema>(path: string, schema: Schema): Static<Schema> =>
  yamlIn(contentText(path), schema, path);

export function yamlIn<Schema extends TSchema>(
  text: string,
  schema: Schema,
  path: string,
): Static<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos: [at], message }) => ({
      line: lines.linePos(at).line,
      says: message.split('\n')[0] ?? '',
    }));
    return refuseContent(path, faults);
  }
  const said: unknown = document.toJS();
  if (Check(schema, said)) return said;
  const faults = Errors(schema, said)
    .slice(0, MOST_FAULTS)
    .map(({ instancePath, message }) => {
      const steps = instancePath.split('/').slice(1);
      return { line: lineOf(document, steps, lines), says: `${steps.join('.')} ${message}`.trim() };
    });
  return refuseContent(path, faults);
}
