import { everyCall } from '../everyCall';

/** A capability of the specification, with the calls of the main service that implement it. */
export type Capabilities = Record<string, Record<string, string>>;

const known = new Map(
  everyCall()
    .filter(({ service }) => service === 'main')
    .map(({ resource, name, call }) => [`${resource}.${name}`, `${call.method} ${call.path}`]),
);

const resourceOf = (name: string) => name.slice(0, name.indexOf('.'));

/** The same calls with their method and path from the catalogue. */
export const asCatalogued = (calls: Record<string, string>) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, known.get(name)]));

/**
 * The calls of the capabilities' resources that no capability names. A resource that only partly
 * serves them is `shared`.
 */
export function unnamedCalls(capabilities: Capabilities, shared: readonly string[]): string[] {
  const named = new Set(Object.values(capabilities).flatMap((calls) => Object.keys(calls)));
  const resources = new Set([...named].map(resourceOf).filter((name) => !shared.includes(name)));
  return [...known.keys()].filter((name) => resources.has(resourceOf(name)) && !named.has(name));
}
