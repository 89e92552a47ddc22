import type { TSchema } from 'typebox';

interface Described {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: Record<string, TSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

/** A schema as one line in TypeScript notation, with its bounds. */
export function schemaText(schema: TSchema): string {
  const { type, anyOf, items, properties, required, ...rest } = schema as Described;
  if (anyOf) return anyOf.map(schemaText).join(' | ');
  if ('const' in rest) return JSON.stringify(rest.const);
  if (rest.enum) return rest.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'array') return `${wrapped(items as TSchema)}[]${within(0, rest.maxItems)}`;
  if (properties) return objectText(properties, required ?? []);
  if (type === 'string') return `string${within(rest.minLength, rest.maxLength)}`;
  return `${type}${within(rest.minimum, rest.maximum)}`;
}

function objectText(properties: Record<string, TSchema>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${schemaText(schema)}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}';
}

/** `A | B` needs parentheses within a list. */
function wrapped(schema: TSchema): string {
  const text = schemaText(schema);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text;
}

function within(low: number | undefined, high: number | undefined): string {
  if (high === undefined) return low ? `(≥${low})` : '';
  return low ? `(${low}…${high})` : `(≤${high})`;
}
