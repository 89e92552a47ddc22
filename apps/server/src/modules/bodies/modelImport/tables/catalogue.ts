import { ImportRefused, type Report } from '../report';
import type { SourceFile } from '../source/source';
import { rowsOf } from './readTable';

/** Two trees of one body: what is part of what, and what is a kind of what. */
export const ways = ['partof', 'isa'] as const;
export type Way = (typeof ways)[number];

type Lists = Map<string, Set<string>>;

/** The tables of a data set: concepts, their elements, and their parents. */
export interface Catalogue {
  nameOf: Map<string, string>;
  /**
   * All elements of a concept, those of what it holds included. The two ways count apart: all that
   * branches off is part of an artery, and is none by kind.
   */
  elementsOf: Record<Way, Lists>;
  /** By which others a concept is held: part-of before is-a. */
  holdersOf: Record<Way, Lists>;
}

/** Reads the tables that there are: those of part-of, of is-a, or both. */
export async function readCatalogue(
  files: readonly SourceFile[],
  report: Report,
): Promise<Catalogue> {
  const catalogue: Catalogue = {
    nameOf: new Map(),
    elementsOf: { partof: new Map(), isa: new Map() },
    holdersOf: { partof: new Map(), isa: new Map() },
  };
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file]));
  for (const way of ways) {
    sayMissing(way, byName, report);
    await readElements(byName.get(`${way}_element_parts.txt`), way, catalogue, report);
    await readRelations(byName.get(`${way}_inclusion_relation_list.txt`), way, catalogue, report);
    await readNames(byName.get(`${way}_parts_list_e.txt`), catalogue, report);
  }
  if (ways.every((way) => catalogue.elementsOf[way].size === 0)) {
    throw new ImportRefused(
      'There is no table of elements: partof_element_parts.txt or isa_element_parts.txt, with ' +
        'columns for the concept, its name and the file of the element.',
    );
  }
  return catalogue;
}

/** Consequences of each missing table, for the report; names may come from the other tables. */
const lacks = {
  partof: {
    element_parts: 'meshes that are named as parts alone have no name',
    inclusion_relation_list: 'the tree does not say what is part of what, but of which kind it is',
  },
  isa: {
    element_parts: 'meshes that are named by their kind alone have no name',
    inclusion_relation_list: 'what is part of nothing stands at the top of its tree',
  },
} as const;

function sayMissing(way: Way, byName: ReadonlyMap<string, SourceFile>, report: Report) {
  for (const [table, lack] of Object.entries(lacks[way])) {
    const name = `${way}_${table}.txt`;
    if (!byName.has(name)) report.skip('table that is missing', `${name}: ${lack}`);
  }
}

type File = SourceFile | undefined;

const added = (map: Lists, key: string, one: string) =>
  map.set(key, (map.get(key) ?? new Set()).add(one));

async function readElements(
  file: File,
  way: Way,
  { nameOf, elementsOf }: Catalogue,
  report: Report,
) {
  if (!file) return;
  for await (const [concept = '', name = '', element = ''] of rowsOf(file, 'elements', report)) {
    nameOf.set(concept, name);
    added(elementsOf[way], concept, element.toUpperCase());
  }
}

async function readRelations(
  file: File,
  way: Way,
  { nameOf, holdersOf }: Catalogue,
  report: Report,
) {
  if (!file) return;
  for await (const [above = '', aboveName = '', below = '', name = ''] of rowsOf(
    file,
    'relations',
    report,
  )) {
    if (!nameOf.has(above)) nameOf.set(above, aboveName);
    if (!nameOf.has(below)) nameOf.set(below, name);
    added(holdersOf[way], below, above);
  }
}

async function readNames(file: File, { nameOf }: Catalogue, report: Report) {
  if (!file) return;
  for await (const [concept = '', , name = ''] of rowsOf(file, 'parts', report)) {
    nameOf.set(concept, name);
  }
}
