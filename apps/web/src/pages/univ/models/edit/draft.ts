import type { Asks } from '@cheese/domain/contract/call';
import type {
  MadeModelDetail,
  ModelMakingContract as C,
  WrittenPart,
} from '@cheese/domain/contract/bodies/modelMaking';
import { groupedBy } from '@cheese/domain/rules/lists/groupedBy';
import { asWrittenPins, type DraftPin, toDraftPins } from './pins';

/** A part or group in the editor; new groups have negative ids. */
export interface DraftPart extends WrittenPart {
  /** Name in the file; empty for a group made in the editor. */
  fileName: string;
  /** Groups contain parts and have no shape of their own. */
  isGroup: boolean;
}

export type Head = Pick<MadeModelDetail, 'title' | 'titleEn' | 'summary' | 'cover'> & {
  system: string;
};

/** Everything about a model that can be edited. */
export interface Written {
  head: Head;
  parts: readonly DraftPart[];
  pins: readonly DraftPin[];
}

export const toWritten = (model: MadeModelDetail, before?: Written): Written => ({
  head: {
    title: model.title,
    titleEn: model.titleEn,
    summary: model.summary,
    cover: model.cover,
    system: String(model.system),
  },
  parts: model.parts.map(({ id, pid, name, nameEn, nameLatin, description, color, meshes }) => ({
    id,
    pid,
    name,
    nameEn,
    nameLatin,
    description,
    color,
    fileName: meshes[0] ?? '',
    isGroup: meshes.length === 0,
  })),
  pins: toDraftPins(model.file.pins, before?.pins),
});

const asWritten = ({ fileName: _file, isGroup: _group, ...part }: DraftPart): WrittenPart => part;

const isSame = (one: DraftPart, other: DraftPart | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Changes since the last save, as the server takes them. */
export function changesOf(
  first: Written,
  now: Written,
): Pick<Asks<C['edit']>, 'parts' | 'removed' | 'pins'> {
  const before = new Map(first.parts.map((part) => [part.id, part]));
  const [were, pins] = [asWrittenPins(first.pins), asWrittenPins(now.pins)];
  const ids = new Set(now.parts.map(({ id }) => id));
  return {
    parts: now.parts.filter((part) => !isSame(part, before.get(part.id))).map(asWritten),
    removed: first.parts.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
    ...(JSON.stringify(were) !== JSON.stringify(pins) && { pins }),
  };
}

export const isChanged = (first: Written, now: Written) => {
  const { parts, removed, pins } = changesOf(first, now);
  const isHead = JSON.stringify(first.head) !== JSON.stringify(now.head);
  return isHead || parts.length > 0 || removed.length > 0 || pins !== undefined;
};

export interface Row {
  part: DraftPart;
  level: number;
}

/** Rows of the tree, each below its group. */
export function rowsOf(parts: readonly DraftPart[]): Row[] {
  const held = groupedBy(parts, ({ pid }) => pid);
  const rows: Row[] = [];
  const ahead = (held.get(null) ?? []).map((part) => ({ part, level: 0 })).reverse();
  for (let row = ahead.pop(); row; row = ahead.pop()) {
    rows.push(row);
    const level = row.level + 1;
    for (const part of [...(held.get(row.part.id) ?? [])].reverse()) ahead.push({ part, level });
  }
  return rows;
}

export const changedPart = (parts: readonly DraftPart[], id: number, said: Partial<DraftPart>) =>
  parts.map((part) => (part.id === id ? { ...part, ...said } : part));

/** The ids with all their descendants. */
export function branchOf(parts: readonly DraftPart[], ids: ReadonlySet<number>): Set<number> {
  const branch = new Set(ids);
  for (const { part } of rowsOf(parts)) {
    if (part.pid !== null && branch.has(part.pid)) branch.add(part.id);
  }
  return branch;
}

/** Groups that these parts can move to: not themselves, and none inside of them. */
export function groupsFor(parts: readonly DraftPart[], ids: ReadonlySet<number>): Row[] {
  const own = branchOf(parts, ids);
  return rowsOf(parts).filter(({ part }) => part.isGroup && !own.has(part.id));
}

/** Moves parts into a group; descendants of a moved group stay inside it. */
export function movedInto(
  parts: readonly DraftPart[],
  ids: ReadonlySet<number>,
  pid: number | null,
): DraftPart[] {
  const own = branchOf(parts, ids);
  if (pid !== null && own.has(pid)) return [...parts];
  const below = branchOf(parts, ids);
  const isTop = ({ pid: holder }: DraftPart) => holder === null || !below.has(holder);
  return parts.map((part) => (ids.has(part.id) && isTop(part) ? { ...part, pid } : part));
}

/** Puts the parts into a new group, in place of the first of them. */
export function groupedAs(
  parts: readonly DraftPart[],
  ids: ReadonlySet<number>,
  name: string,
): { parts: DraftPart[]; id: number } {
  const id = Math.min(0, ...parts.map((part) => part.id)) - 1;
  const own = branchOf(parts, ids);
  const first = parts.find((part) => ids.has(part.id) && (part.pid === null || !own.has(part.pid)));
  const words = { name, nameEn: '', nameLatin: '', description: '', color: '' };
  const group = { ...words, id, pid: first?.pid ?? null, fileName: '', isGroup: true };
  return { id, parts: movedInto([...parts, group], ids, id) };
}

/** Dissolves a group; its content takes its place. */
export const dissolved = (parts: readonly DraftPart[], id: number): DraftPart[] => {
  const pid = parts.find((part) => part.id === id)?.pid ?? null;
  return parts.flatMap((part) => {
    if (part.id === id) return [];
    return part.pid === id ? [{ ...part, pid }] : [part];
  });
};

/** True if the name contains Chinese, so it was not just taken from the file. */
export const isNamed = ({ name }: Pick<DraftPart, 'name'>) => /\p{Script=Han}/u.test(name);

interface Fault {
  at: 'head' | 'part' | 'pin';
  id: number;
}

/** The first missing field; null if it can be saved. */
export function faultIn({ head, parts, pins }: Written): Fault | null {
  if (head.title.trim() === '') return { at: 'head', id: 0 };
  const nameless = parts.find(({ name }) => name.trim() === '');
  if (nameless) return { at: 'part', id: nameless.id };
  const untitled = pins.find(({ title }) => title.trim() === '');
  return untitled ? { at: 'pin', id: untitled.key } : null;
}
