import { modelLimits } from '@cheese/domain/codes/bodies/modelMaking';
import type { WrittenPart } from '@cheese/domain/contract/bodies/modelMaking';
import { refuse } from '../../../calls/refusal';
import type { BodyStructureRow } from '../model/model.tables';

/** Imported files may be nested more deeply than teachers would group. */
const MOST_DEPTH = 64;

type Holder = Pick<BodyStructureRow, 'id' | 'parentId'>;

/** The parts after the changes; refuses inconsistent ones. */
export function partsAfter(
  before: readonly BodyStructureRow[],
  written: readonly WrittenPart[],
  removed: readonly number[],
) {
  const known = new Map(before.map((part) => [part.id, part]));
  const ids = written.map(({ id }) => id);
  const isClear = new Set([...ids, ...removed]).size === ids.length + removed.length;
  const isKnown = ids.every((id) => id < 0 || known.has(id));
  // Visible parts cannot be removed, only empty groups, so that a body never loses a piece by
  // accident.
  const areGroups = removed.every((id) => known.get(id)?.meshes.length === 0);
  if (!isClear || !isKnown || !areGroups || ids.includes(0)) refuse('model.parts');
  const [added, changed] = [written.filter(({ id }) => id < 0), written.filter(({ id }) => id > 0)];
  if (before.length + added.length - removed.length > modelLimits.parts) {
    refuse('model.tooManyParts');
  }
  const gone = new Set(removed);
  const after = new Map<number, Holder>();
  for (const { id, parentId } of before) if (!gone.has(id)) after.set(id, { id, parentId });
  for (const { id, pid } of written) after.set(id, { id, parentId: pid });
  const homeless = [...after.values()].find(({ parentId: at }) => at !== null && !after.has(at));
  if (homeless) refuse(gone.has(homeless.parentId ?? 0) ? 'model.groupUsed' : 'model.parts');
  refuseNoTree(after);
  return { added: holdersFirst(added), changed };
}

function refuseNoTree(parts: ReadonlyMap<number, Holder>) {
  const depths = new Map<number, number>();
  for (const start of parts.values()) {
    const path: number[] = [];
    let at: Holder | undefined = start;
    while (at && !depths.has(at.id)) {
      if (path.includes(at.id)) refuse('model.circle');
      path.push(at.id);
      if (path.length > parts.size) refuse('model.circle');
      at = at.parentId === null ? undefined : parts.get(at.parentId);
    }
    let depth: number = at ? (depths.get(at.id) ?? 0) : 0;
    for (const id of path.reverse()) depths.set(id, (depth += 1));
  }
  if (Math.max(0, ...depths.values()) > MOST_DEPTH) refuse('model.tooDeep');
}

/** Sorts nested new groups so that parents come first. */
function holdersFirst(added: readonly WrittenPart[]): WrittenPart[] {
  const left = new Map(added.map((part) => [part.id, part]));
  const ordered: WrittenPart[] = [];
  const put = (part: WrittenPart) => {
    left.delete(part.id);
    const holder = part.pid === null ? undefined : left.get(part.pid);
    if (holder) put(holder);
    ordered.push(part);
  };
  for (const part of added) if (left.has(part.id)) put(part);
  return ordered;
}
