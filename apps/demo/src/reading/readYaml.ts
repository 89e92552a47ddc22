import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { LineCounter, parseDocument } from 'yaml';
import { contentText } from './contentFolder';
import { htmlFaults } from './htmlFaults';
import { lineOf } from './lineOf';
import { refuseContent } from './refuseContent';

const MOST_FAULTS = 20;

/** What is wrong, and where: `chapters.0.items.2`. */
export interface ReadFault {
  at: string;
  says: string;
}

/** What no shape says of a file. */
type Judge<Schema extends TSchema> = (said: Static<Schema>) => ReadFault[];

/** What a file of the content says; one of another shape is refused with its lines. */
export const readYaml = <Schema extends TSchema>(
  path: string,
  schema: Schema,
  judge?: Judge<Schema>,
): Static<Schema> => yamlIn(contentText(path), { schema, path, judge });

interface YamlSource<Schema extends TSchema> {
  schema: Schema;
  path: string;
  judge?: Judge<Schema> | undefined;
}

export function yamlIn<Schema extends TSchema>(
  text: string,
  { schema, path, judge = () => [] }: YamlSource<Schema>,
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
  const isRight = Check(schema, said);
  const faults = isRight ? [...htmlFaults(said), ...judge(said)] : shapeFaults(schema, said);
  if (isRight && faults.length === 0) return said;
  const named = faults.slice(0, MOST_FAULTS).map(({ at, says }) => ({
    line: lineOf(document, at === '' ? [] : at.split('.'), lines),
    says: `${at} ${says}`.trim(),
  }));
  return refuseContent(path, named);
}

const shapeFaults = (schema: TSchema, said: unknown): ReadFault[] =>
  Errors(schema, said).map(({ instancePath, message }) => ({
    at: instancePath.split('/').slice(1).join('.'),
    says: message,
  }));

/** JSON is YAML as well, which is read with its lines, and slowly: only where something is wrong. */
export function jsonIn<Schema extends TSchema>(
  text: string,
  { schema, path }: Pick<YamlSource<Schema>, 'schema' | 'path'>,
): Static<Schema> {
  const said = parsed(text);
  return Check(schema, said) ? said : yamlIn(text, { schema, path });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
