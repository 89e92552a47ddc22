import type { Answers } from '@cheese/domain/contract/call';
import type {
  CertificateItem,
  CertificateItemContract,
} from '@cheese/domain/contract/emergency/certificateItem';
import { welfareFaults } from '@cheese/domain/texts/welfareFaults';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse, refuseFault } from '../../../calls/refusal';
import { isRunBy, requestedOrg } from '../people/people.scope';
import type { CertificateItemRow, Conditions } from '../certificateItem/certificate.tables';
import { isAskingNothing } from './conditions';
import {
  countResources,
  findItem,
  insertItem,
  selectItems,
  updateItem,
} from './certificateItem.store';
import type { CallerContext } from '../../../calls/callerContext';

type ListAsked = Static<CertificateItemContract['list']['query']>;
type SaveAsked = Static<CertificateItemContract['save']['body']>;
type EditAsked = Static<CertificateItemContract['edit']['body']>;

export async function listItems(
  db: Db,
  person: Person,
  { orgId, ...asked }: ListAsked,
): Promise<Answers<CertificateItemContract['list']>> {
  const { rows, total } = await selectItems(db, await requestedOrg(db, person, orgId), asked);
  return { list: rows.map(toItem), total };
}

export async function saveItem(db: Db, manager: CallerContext, { orgId, ...written }: SaveAsked) {
  const organisationId = await requestedOrg(db, manager.person, orgId);
  const row = await checked(db, organisationId, written);
  const now = manager.clock.now();
  return insertItem(db, { ...row, organisationId, createdAt: now, updatedAt: now });
}

/** Certificates already awarded keep the old wording. */
export async function editItem(
  db: Db,
  { person, clock }: CallerContext,
  { id, ...written }: EditAsked,
) {
  const { organisationId } = await selectRun(db, person, id);
  const row = await checked(db, organisationId, written);
  await updateItem(db, id, { ...row, updatedAt: clock.now() });
  return null;
}

/** It can no longer be earned; issued certificates stay valid. */
export async function removeItem(db: Db, { person, clock }: CallerContext, id: number) {
  await selectRun(db, person, id);
  await updateItem(db, id, { deletedAt: clock.now() });
  return null;
}

export const readItem = async (db: Db, person: Person, id: number): Promise<CertificateItem> =>
  toItem(await selectRun(db, person, id));

/** An item of an organisation that the asker runs. */
async function selectRun(db: Db, person: Person, id: number) {
  const row = await findItem(db, id);
  return row && isRunBy(person, row.organisationId) ? row : refuse('certificateItem.notFound');
}

interface Written {
  name: string;
  conditions: Conditions;
}

async function checked<W extends Written>(db: Db, organisationId: number, written: W) {
  const resourceIds = [...new Set(written.conditions.resourceIds)];
  const conditions = { ...written.conditions, resourceIds };
  refuseFault('name', written.name.trim() === '' ? welfareFaults.nameEmpty : null);
  refuseFault('conditions', isAskingNothing(conditions) ? welfareFaults.nothingAsked : null);
  const isEachThere =
    (await countResources(db, organisationId, resourceIds)) === resourceIds.length;
  refuseFault('conditions.resourceIds', isEachThere ? null : welfareFaults.resourceUnknown);
  return { ...written, name: written.name.trim(), conditions };
}

const toItem = (row: CertificateItemRow & { issued: number }): CertificateItem => {
  const { organisationId: _organisationId, deletedAt: _deletedAt, ...item } = row;
  return { ...item, createdAt: row.createdAt.getTime(), updatedAt: row.updatedAt.getTime() };
};
