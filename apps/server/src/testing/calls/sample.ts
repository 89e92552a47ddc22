import type { TSchema } from 'typebox';

export type Shape = TSchema & {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  const?: unknown;
};

export const propertiesOf = (schema: TSchema | undefined) =>
  (schema as Shape | undefined)?.properties ?? {};

/** Something that a schema takes. */
export function sample(schema: Shape): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0]);
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  if (schema.type === 'object') {
    const wanted = schema.required ?? [];
    const { properties = {} } = schema;
    return Object.fromEntries(wanted.map((name) => [name, sample(properties[name] as Shape)]));
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return 'a'.repeat(Math.max(schema.minLength ?? 1, 1));
  return Math.max(schema.minimum ?? 1, 1);
}

/** What a schema asks for, and nothing more. */
export const required = (schema: TSchema | undefined) => {
  const { required: names = [] } = (schema ?? {}) as Shape;
  const properties = propertiesOf(schema);
  return Object.fromEntries(names.map((name) => [name, sample(properties[name] as Shape)]));
};
