import type { Catalogue } from '../modules/bodies/modelImport/tables/catalogue';

interface Tables {
  /** "femur: FJ1 FJ2": a concept, whose name is its number as well, and its elements. */
  partof?: readonly string[];
  isa?: readonly string[];
  /** "femur < leg": what holds it. */
  partOf?: readonly string[];
  kindOf?: readonly string[];
}

/** Builds a catalogue without parsing table files. */
export function catalogueOf({ partof, isa, partOf, kindOf }: Tables): Catalogue {
  const [elementsOf, holdersOf] = [
    { partof: listsOf(partof, ': '), isa: listsOf(isa, ': ') },
    { partof: listsOf(partOf, ' < '), isa: listsOf(kindOf, ' < ') },
  ];
  const names = [elementsOf, holdersOf].flatMap(({ partof: one, isa: other }) => [
    ...one.keys(),
    ...other.keys(),
  ]);
  const above = [holdersOf.partof, holdersOf.isa].flatMap((lists) =>
    [...lists.values()].flatMap((held) => [...held]),
  );
  const nameOf = new Map([...names, ...above].map((name) => [name, name] as const));
  return { nameOf, elementsOf, holdersOf };
}

const listsOf = (lines: readonly string[] = [], between: ': ' | ' < ') =>
  new Map(
    lines.map((line) => {
      const [name = '', rest = ''] = line.split(between);
      return [name, new Set(between === ': ' ? rest.split(' ') : [rest])] as const;
    }),
  );
