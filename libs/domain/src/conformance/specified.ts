import { type CatalogueEntry, everyCall } from '../everyCall';

/**
 * One call as the specification has it: method, whole path, the fields of its payload (null where
 * the specification does not show them), and the name under which the code knows it.
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

/** What may be asked, and what must be; a part of the path counts as asked. */
export function fieldsOf({ contract }: CatalogueEntry) {
  const parts = [contract.params, contract.query, contract.body] as (Described | undefined)[];
  return {
    known: parts.flatMap((part) => Object.keys(part?.properties ?? {})),
    required: parts.flatMap((part) => part?.required ?? []),
  };
}

/** The catalogue knows the call by its name and takes what is specified, and needs no more. */
export function expectAsSpecified([method, url, fields, name]: Specified) {
  const entry = findSpecified(method, url);
  expect(nameOf(entry)).toBe(name);
  if (!fields) return;
  const { known, required } = fieldsOf(entry);
  expect(known).toEqual(expect.arrayContaining([...fields]));
  // Whoever sends just what is specified is answered.
  expect(fields).toEqual(expect.arrayContaining(required));
}

/** What a call answers, as plain JSON schema. */
export const answerOf = (method: string, url: string) =>
  findSpecified(method, url).contract.data as Described;
