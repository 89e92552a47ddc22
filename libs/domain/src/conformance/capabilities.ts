import { everyCall } from '../everyCall';

/** A capability of the specification, and the calls of the main service that serve it. */
export type Capabilities = Record<string, Record<string, string>>;

const known = new Map(
  everyCall()
    .filter(({ service }) => service === 'main')
    .map(({ resource, name, call }) => [`${resource}.${name}`, `${call.method} ${call.path}`]),
);

const resourceOf = (name: string) => name.slice(0, name.indexOf('.'));

/** The same calls, with the method and path that the catalogue has for them. */
export const asCatalogued = (calls: Record<string, string>) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, known.get(name)]));

/**
 * The calls that no capability names, of the resources that the capabilities are about. Resources
 * of which only a part serves them are `shared`.
 */
export function unnamedCalls(capabilities: Capabilities, shared: readonly string[]): string[] {
  const named = new Set(Object.values(capabilities).flatMap((calls) => Object.keys(calls)));
  const resources = new Set([...named].map(resourceOf).filter((name) => !shared.includes(name)));
  return [...known.keys()].filter((name) => resources.has(resourceOf(name)) && !named.has(name));
}
