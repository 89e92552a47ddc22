import { posix } from 'node:path';
import type { Part } from './sheet.unpack';
import { walkXml } from '@cheese/question-files/xml/walkXml';

export interface Workbook {
  /** Name and content of the first sheet. */
  name: string;
  sheet: string;
  isHidden: boolean;
  /** The others, in their order. */
  further: { name: string; sheet: string; isHidden: boolean }[];
  shared: string | null;
  styles: string | null;
}

/** Usual paths, for files that do not state them. */
const mainPart = 'xl/workbook.xml';
const firstSheet = 'xl/worksheets/sheet1.xml';

/** The first sheet of a workbook, and what it needs; null where there is none. */
export function findParts(parts: readonly Part[]): Workbook | null {
  const textOf = (name: string) =>
    parts
      .find((part) => part.name.toLowerCase() === name.toLowerCase())
      ?.content.toString('utf8') ?? null;
  const workbook = ends(relationsOf(textOf('_rels/.rels'), ''), 'officeDocument') ?? mainPart;
  const { dir, base } = posix.parse(workbook);
  const relations = relationsOf(textOf(posix.join(dir, '_rels', `${base}.rels`)), dir);
  const [first, ...others] = sheetsOf(textOf(workbook));
  const targetOf = (one?: Named) => relations.find(({ id }) => id === one?.id)?.target;
  const place = targetOf(first) ?? ends(relations, 'worksheet');
  const sheet = textOf(place ?? firstSheet);
  if (sheet === null) return null;
  const read = (kind: string) => {
    const target = ends(relations, kind);
    return target ? textOf(target) : null;
  };
  const further = others.flatMap((one) => {
    const target = targetOf(one);
    const own = target === undefined ? null : textOf(target);
    return own === null ? [] : [{ name: one.name, sheet: own, isHidden: one.isHidden }];
  });
  return {
    name: first?.name ?? '',
    sheet,
    isHidden: first?.isHidden ?? false,
    further,
    shared: read('sharedStrings'),
    styles: read('styles'),
  };
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

function relationsOf(xml: string | null, from: string): Relation[] {
  const relations: Relation[] = [];
  walkXml(xml ?? '', {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id: id = '', Type: type = '', Target = '' } = attributes();
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(from, Target);
      relations.push({ id, type, target });
    },
  });
  return relations;
}

const ends = (relations: readonly Relation[], kind: string) =>
  relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;

interface Named {
  id: string;
  name: string;
  isHidden: boolean;
}

function sheetsOf(xml: string | null): Named[] {
  const sheets: Named[] = [];
  walkXml(xml ?? '', {
    open(name, attributes) {
      if (name !== 'sheet') return;
      const said = attributes();
      const id = Object.entries(said).find(([key]) => key.endsWith(':id'))?.[1];
      const isHidden = (said['state'] ?? 'visible') !== 'visible';
      sheets.push({ id: id ?? '', name: said['name'] ?? '', isHidden });
    },
  });
  return sheets;
}
