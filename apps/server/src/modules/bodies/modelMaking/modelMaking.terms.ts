import { matchTerm } from '@cheese/domain/rules/bodies/matchTerm';
import { normalName } from '@cheese/domain/rules/bodies/normalName';
import { terms } from '@cheese/domain/rules/bodies/terms';
import type { Term } from '@cheese/domain/contract/bodies/modelMaking';

type Known = NonNullable<ReturnType<typeof matchTerm>>;

const toTerm = ({
  chinese,
  latin,
  english,
}: Pick<Known, 'chinese' | 'latin' | 'english'>): Term => ({
  name: chinese[0] ?? '',
  nameLatin: latin[0] ?? '',
  nameEn: english[0] ?? '',
});

/** Suffixes that modelling programs add to names, such as numbers and kinds. */
const added = /(?:[ ._-]+(?:\d+|mesh|geo|geometry|obj|object|low|high|lod\d*))+$/i;

/** The other way round: files say "l_femur" as often as "femur_l". */
const sideFirst = /^([lr])[ ._-]+(.+)$/i;

/** The term that the name of a node means, if it is one of the table. */
export function meantBy(name: string): Term | null {
  const bare = name.trim().replace(added, '').replaceAll('_', ' ');
  const found = matchTerm(name) ?? matchTerm(bare) ?? matchTerm(bare.replace(sideFirst, '$2.$1'));
  return found && toTerm(found);
}

/** Rank of a match: 0 is exact, null is none. */
function nearness(name: string, asked: string): number | null {
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  return name.includes(asked) ? 2 : null;
}

const withNames = () =>
  terms.map((term) => ({
    term,
    names: [...term.chinese, ...term.latin, ...term.english].map(normalName),
  }));

/** Loaded on first use, to keep the start fast. */
let known: ReturnType<typeof withNames> | undefined;

/** The terms that some words may mean: what is meant first, then the nearest and the shortest. */
export function termsFor(words: string, most: number): Term[] {
  const asked = normalName(words);
  if (asked === '') return [];
  const meant = meantBy(words);
  known ??= withNames();
  const ranked = known.flatMap(({ term, names }) => {
    const near = names.map((name) => nearness(name, asked)).filter((rank) => rank !== null);
    return near.length > 0 ? [{ term: toTerm(term), rank: Math.min(...near) }] : [];
  });
  const found = ranked
    .sort((one, other) => one.rank - other.rank || one.term.name.length - other.term.name.length)
    .map(({ term }) => term)
    .filter(({ name }) => name !== meant?.name);
  return [...(meant ? [meant] : []), ...found].slice(0, most);
}
