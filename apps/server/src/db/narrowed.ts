import { and, type SQL } from 'drizzle-orm';

/**
 * Of the ways in which a list can be narrowed those that were asked for, with a name for the mix: a
 * plan is kept for each of them. What they compare with are placeholders of the same names. The name
 * is of numbers: PostgreSQL reads no more than 63 signs of the name of a plan.
 */
export function narrowedBy<Way extends string>(
  ways: Record<Way, SQL>,
  asked: Partial<Record<NoInfer<Way>, unknown>>,
) {
  const isAsked = (way: Way) => asked[way] !== undefined && asked[way] !== '';
  const all = Object.keys(ways) as Way[];
  const chosen = all.filter(isAsked);
  const name = chosen.map((way) => all.indexOf(way)).join('');
  return { name, where: and(...chosen.map((way) => ways[way])) };
}
