import type { Answers } from '@cheese/domain/contract/call';
import type {
  MadeModel,
  ModelMakingContract as C,
} from '@cheese/domain/contract/bodies/modelMaking';
import { modelLimits } from '@cheese/domain/codes/bodies/modelMaking';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { listUnused } from '../../learning/media/media.unused';
import { ownerFor, requireMaker } from '../../base/ownership/ownership';
import { takeOwn } from './modelMaking.own';
import { countLoss, countParts, listMade, type Made, selectUses } from './modelMaking.store';
import { termsFor } from './modelMaking.terms';

export function toMade({ its, model }: Made, partCount: number): MadeModel {
  const { id, title, summary, system, edition, isShown, cover, organisationId, updatedAt } = its;
  return {
    id,
    title,
    titleEn: its.nameEn,
    summary,
    system,
    edition,
    isShown,
    isPlatform: organisationId === null,
    cover,
    partCount,
    bytes: model.bytes,
    updatedAt: updatedAt.getTime(),
  };
}

export async function listOwn(
  { db, person }: CallerContext<'db' | 'storage'>,
  { shelf, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await listMade(db, ownerFor(person, shelf), asked);
  const parts = await countParts(
    db,
    rows.map(({ model }) => model.id),
  );
  return { list: rows.map((row) => toMade(row, parts.get(row.model.id) ?? 0)), total };
}

/** Uploads used by no anatomy, whether in progress, failed or ready. */
export function listFiles(
  { db, ...context }: CallerContext<'db' | 'storage'>,
  { shelf, ...page }: Static<C['files']['query']>,
): Promise<Answers<C['files']>> {
  const organisationId = ownerFor(context.person, shelf);
  const uses = selectUses(db);
  return listUnused(db, context, { kind: 'model', organisationId, uses, ...page });
}

export function listTerms(
  { person }: CallerContext<'db' | 'storage'>,
  words: string,
): Answers<C['terms']> {
  requireMaker(person);
  return termsFor(words, modelLimits.terms);
}

export async function readLoss(
  { db, person }: CallerContext<'db' | 'storage'>,
  id: number,
): Promise<Answers<C['loss']>> {
  return countLoss(db, await takeOwn(db, person, id));
}
