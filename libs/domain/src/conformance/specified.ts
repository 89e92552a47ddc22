import { type CatalogueEntry, everyCall } from '../everyCall';

/**
 * One call of the specification: method, full path, the fields of its payload (null where the
 * specification does not show them), and its name in the code.
 */
export type Specified = readonly [
  method: string,
  url: string,
  fields: readonly string[] | null,
  name: string,
];

const byLabel = new Map(everyCall().map((entry) => [`${entry.call.method} ${entry.url}`, entry]));

/** The call of the catalogue with this method and path. */
export function findSpecified(method: string, url: string): CatalogueEntry {
  const entry = byLabel.get(`${method} ${url}`);
  if (!entry) throw new Error(`not in the catalogue: ${method} ${url}`);
  return entry;
}

export const nameOf = ({ service, resource, name }: CatalogueEntry) =>
  `${service}.${resource}.${name}`;

interface Described {
  type?: string;
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
}

/** The allowed and the required fields; path parameters are included. */
export function fieldsOf({ contract }: CatalogueEntry) {
  const parts = [contract.params, contract.query, contract.body] as (Described | undefined)[];
  return {
    known: parts.flatMap((part) => Object.keys(part?.properties ?? {})),
    required: parts.flatMap((part) => part?.required ?? []),
  };
}

/**
 * The catalogue has the call under its name, accepts the specified fields, and requires no others.
 */
export function expectAsSpecified([method, url, fields, name]: Specified) {
  const entry = findSpecified(method, url);
  expect(nameOf(entry)).toBe(name);
  if (!fields) return;
  const { known, required } = fieldsOf(entry);
  expect(known).toEqual(expect.arrayContaining([...fields]));
  // A request with just the specified fields must be accepted.
  expect(fields).toEqual(expect.arrayContaining(required));
}

/** The answer of a call as plain JSON schema. */
export const answerOf = (method: string, url: string) =>
  findSpecified(method, url).contract.data as Described;
