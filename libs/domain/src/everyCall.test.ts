import type { TSchema } from 'typebox';
import { everyCall } from './everyCall';

const all = everyCall().map((entry) => ({ ...entry, label: `${entry.call.method} ${entry.url}` }));

describe('the catalogue', () => {
  it('names no call twice', () => {
    const labels = all.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  });

  it.each(all)('$label asks in the manner of its method', ({ call, contract }) => {
    const asksByQuery = call.method === 'GET' || call.method === 'DELETE';
    expect(contract).not.toHaveProperty(asksByQuery ? 'body' : 'query');
    if (call.body) expect(call.method).toBe('POST');
    expect(contract.takesFile !== undefined).toBe(call.body === 'multipart');
  });

  it.each(all)('$label names the parts of its path', ({ call, contract }) => {
    const marks = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const named = contract.params as { properties?: object } | undefined;
    expect(Object.keys(named?.properties ?? {})).toEqual(marks);
  });

  it.each(all)('$label is believable: nothing in it is unknown or empty', ({ contract }) => {
    const { params, query, body, data } = contract;
    for (const schema of [params, query, body, data]) if (schema) expectComplete(schema);
  });

  it.each(all)('$label refuses what it does not name', ({ contract }) => {
    for (const asked of [contract.params, contract.query, contract.body]) {
      if (asked) expect(asked).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });
});

interface Described {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: Record<string, TSchema>;
  /** Set where the keys are not known in advance. */
  patternProperties?: Record<string, TSchema>;
}

/** Walks a schema down to its leaves; each must state its type. */
function expectComplete(schema: TSchema) {
  const { type, anyOf, items, enum: values, ...rest } = schema as Described;
  if (anyOf) return anyOf.forEach(expectComplete);
  if ('const' in rest || values) return;
  expect(type).toMatch(/^(string|integer|number|boolean|null|array|object)$/);
  if (type === 'array') expectComplete(items as TSchema);
  if (type !== 'object') return;
  const named = { ...rest.properties, ...rest.patternProperties };
  expect(Object.keys(named)).not.toEqual([]);
  Object.values(named).forEach(expectComplete);
}
