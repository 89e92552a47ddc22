import { and, type SQL } from 'drizzle-orm';

/**
 * The requested filters of a list, with a name for the combination, since each has a prepared
 * statement of its own. Values are placeholders of the same names. The name consists of numbers
 * because PostgreSQL reads at most 63 characters of a statement name.
 */
export function filtersOf<Way extends string>(
  ways: Record<Way, SQL>,
  asked: Partial<Record<NoInfer<Way>, unknown>>,
) {
  const isAsked = (way: Way) => asked[way] !== undefined && asked[way] !== '';
  const all = Object.keys(ways) as Way[];
  const chosen = all.filter(isAsked);
  const name = chosen.map((way) => all.indexOf(way)).join('');
  return { name, where: and(...chosen.map((way) => ways[way])) };
}
