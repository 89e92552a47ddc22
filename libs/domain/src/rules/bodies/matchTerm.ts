import { normalName } from './normalName';
import { type KnownTerm, terms } from './terms';

/** Side markers in three languages, at either end of a name. */
const sides: readonly (readonly [RegExp, string])[] = [
  [/^(.*?)(?:\(|（)?(?:右侧?|right|dext(?:er|ra|rum|ri))(?:\)|）)?$/i, 'right '],
  [/^(.*?)(?:\(|（)?(?:左侧?|left|sinist(?:er|ra|rum|ri))(?:\)|）)?$/i, 'left '],
  [/^(.*?)[ ._-]+r$/i, 'right '],
  [/^(.*?)[ ._-]+l$/i, 'left '],
];

/** Built on first use, because starting up does not need it. */
let byName: ReadonlyMap<string, KnownTerm> | undefined;

function index() {
  const index = new Map<string, KnownTerm>();
  for (const term of terms) {
    for (const name of [...term.chinese, ...term.latin, ...term.english]) {
      const known = normalName(name);
      // The first term of a name wins: femur is the bone before it is the thigh.
      if (!index.has(known)) index.set(known, term);
    }
  }
  return index;
}

const find = (name: string) => (byName ??= index()).get(normalName(name)) ?? null;

/** "femur (left)", "femur.L", "股骨（左侧）": the side where file names put it. */
function findSided(name: string): KnownTerm | null {
  for (const [said, side] of sides) {
    const core = said.exec(name.trim())?.[1]?.trim();
    if (!core) continue;
    const chinese = (side === 'right ' ? '右' : '左') + core;
    const both = find(side + core) ?? find(chinese) ?? sidedOf(find(core), side.trim());
    if (both) return both;
  }
  return null;
}

/** The right or left variant of a term found without a side. */
function sidedOf(term: KnownTerm | null, side: string): KnownTerm | null {
  if (!term) return null;
  const chinese = (side === 'right' ? '右' : '左') + (term.chinese[0] ?? '');
  return find(chinese);
}

/** 右侧股骨 as 右股骨. */
const withoutFiller = (name: string) => name.trim().replace(/^([左右])侧/, '$1');

/** Longer than any known name, so that longer input is skipped. */
const LONGEST = 150;

/** The term with this Chinese, Latin or English name; null if there is none. */
export function matchTerm(name: string): KnownTerm | null {
  if (name.length > LONGEST) return null;
  return find(name) ?? find(withoutFiller(name)) ?? findSided(name.normalize('NFKC'));
}
