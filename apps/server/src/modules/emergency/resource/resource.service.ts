import type { Answers } from '@cheese/domain/contract/call';
import type { ResourceContract } from '@cheese/domain/contract/emergency/resource';
import { emergencyTexts } from '@cheese/domain/texts/emergencyTexts';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Storage } from '../../../ports/storage';
import { refuse } from '../../../calls/refusal';
import { runsPlatform } from '../../base/ownership/ownership';
import { requestedOrg } from '../people/people.scope';
import { toFile, toManaged } from './resource.shapes';
import { findHtml, findResource, type ManagedRow, selectChoices } from './resource.store';
import { selectFiles, selectGrounded, selectPage } from './resource.store';

type Contract = ResourceContract;
export type GroundAsked = Static<Contract['ground']['query']>;
export type PageAsked = Static<Contract['listPage']['query']>;

export async function listGrounded(
  db: Db,
  asked: GroundAsked,
): Promise<Answers<Contract['ground']>> {
  const rows = await selectGrounded(db, asked);
  return rows.flatMap(({ groundedAt, ...row }) =>
    groundedAt ? [{ ...row, groundedAt: groundedAt.getTime() }] : [],
  );
}

/**
 * The requested organisation: managers have their own; for platform administrators null means all
 * when reading and the platform itself when creating.
 */
export const scopeOf = async (db: Db, person: Person, orgId: number | undefined) =>
  runsPlatform(person) && orgId === undefined ? null : requestedOrg(db, person, orgId);

export async function listPage(
  db: Db,
  person: Person,
  asked: PageAsked,
): Promise<Answers<Contract['listPage']>> {
  const { list, total } = await selectPage(db, asked, await scopeOf(db, person, asked.orgId));
  return { list: list.map(toManaged), total };
}

export async function listChoices(
  db: Db,
  person: Person,
  { keyword, orgId }: Static<Contract['list']['query']>,
): Promise<Answers<Contract['list']>> {
  return selectChoices(db, keyword, await scopeOf(db, person, orgId));
}

/** A resource the user may edit; others are reported as not found. */
export async function findRunBy(db: Db, person: Person, id: number): Promise<ManagedRow> {
  const row = await findResource(db, id);
  const isTheirs = row && isRun(person, row.resource.organisationId);
  return isTheirs ? row : refuse('resource.notFound');
}

/** Resources of the platform are managed by its administrators. */
export const isRun = (person: Person, organisationId: number | null) =>
  runsPlatform(person) || (organisationId !== null && person.organisationId === organisationId);

const filesOf = async (db: Db, storage: Storage, id: number) =>
  Promise.all((await selectFiles(db, [id])).map((row) => toFile(row, storage)));

export async function readManaged(
  db: Db,
  storage: Storage,
  row: ManagedRow,
): Promise<Answers<Contract['managed']>> {
  const { id } = row.resource;
  const files = await filesOf(db, storage, id);
  return { ...toManaged(row), html: await findHtml(db, id), files };
}

/** A resource as trainees open it: only from the shelf. */
export async function readOne(
  db: Db,
  storage: Storage,
  id: number,
): Promise<Answers<Contract['one']>> {
  const row = (await findResource(db, id)) ?? refuse('resource.notFound');
  const { groundedAt, ...resource } = row.resource;
  if (!groundedAt) refuse('resource.notFound');
  const orgName = row.orgName ?? emergencyTexts.platform;
  const files = await filesOf(db, storage, id);
  const html = await findHtml(db, id);
  return { ...resource, html, files, orgName, groundedAt: groundedAt.getTime() };
}
