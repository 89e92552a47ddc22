import { ImportRefused, type Report } from '../report';
import type { SourceFile } from '../source/source';
import { rowsOf } from './readTable';

/** What the tables of an archive say: concepts with the elements they consist of, and what holds them. */
export interface Catalogue {
  nameOf: Map<string, string>;
  /** All elements of a concept, those of what it holds included. */
  elementsOf: Map<string, Set<string>>;
  /** By which others a concept is held: part-of before is-a. */
  holdersOf: Record<'partof' | 'isa', Map<string, Set<string>>>;
}

const ways = ['partof', 'isa'] as const;

/** Reads the tables that there are: those of part-of, of is-a, or both. */
export async function readCatalogue(
  files: readonly SourceFile[],
  report: Report,
): Promise<Catalogue> {
  const catalogue: Catalogue = {
    nameOf: new Map(),
    elementsOf: new Map(),
    holdersOf: { partof: new Map(), isa: new Map() },
  };
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file]));
  for (const way of ways) {
    await readElements(byName.get(`${way}_element_parts.txt`), catalogue, report);
    await readRelations(byName.get(`${way}_inclusion_relation_list.txt`), way, catalogue, report);
    await readNames(byName.get(`${way}_parts_list_e.txt`), catalogue, report);
  }
  if (catalogue.elementsOf.size === 0) {
    throw new ImportRefused(
      'There is no table of elements: partof_element_parts.txt or isa_element_parts.txt, with ' +
        'columns for the concept, its name and the file of the element.',
    );
  }
  return catalogue;
}

type File = SourceFile | undefined;

const added = (map: Map<string, Set<string>>, key: string, one: string) =>
  map.set(key, (map.get(key) ?? new Set()).add(one));

async function readElements(file: File, { nameOf, elementsOf }: Catalogue, report: Report) {
  if (!file) return;
  for await (const [concept = '', name = '', element = ''] of rowsOf(file, 'elements', report)) {
    nameOf.set(concept, name);
    added(elementsOf, concept, element.toUpperCase());
  }
}

async function readRelations(
  file: File,
  way: (typeof ways)[number],
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
