/** The external systems, by the first part of their paths. */
const prefixes = {
  university: '/univ',
  contest: '/campaign',
  clinical: '/clinical-system',
} as const;

export type Neighbour = keyof typeof prefixes;
type Origins = Readonly<Record<Neighbour, string | null>>;

const isUnder = (prefix: string, path: string) =>
  path === prefix || ['/', '?', '#'].some((sign) => path.startsWith(prefix + sign));

/** The external system that a path belongs to; null for our own paths. */
export function neighbourOf(path: string): Neighbour | null {
  const names = Object.keys(prefixes) as Neighbour[];
  return names.find((name) => isUnder(prefixes[name], path)) ?? null;
}

/** The address on the external system, or null if the deployment has no such system. */
export function neighbourAddress(path: string, origins: Origins): string | null {
  const neighbour = neighbourOf(path);
  const origin = neighbour && origins[neighbour];
  return origin ? origin + path : null;
}
