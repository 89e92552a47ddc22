import type { MyCertificate } from '@cheese/domain/contract/people/shapes/certificateShapes';
import type { CertificateProgress } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { readCertificateNumber } from '@cheese/domain/rules/people/certificateNumber';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { ownOrg } from '../people/people.scope';
import { findMembership } from '../../people/member/member.door';
import {
  findByNumber,
  findEarned,
  insertCertificate,
  selectOfPerson,
} from '../../people/certificate/certificate.door';
import { isExpired, toMine } from '../../people/certificate/certificate.shapes';
import type { CertificateRow } from '../../people/certificate/certificate.tables';
import { newCertificateNumber } from '../../people/certificate/certificateNumber';
import type { CertificateItemRow } from '../certificateItem/certificate.tables';
import { type Deeds, doneOf, isEarned } from './conditions';
import { selectDeeds, selectOnShelf } from './deeds.store';
import { selectOffered } from './certificateItem.store';
import type { CallerContext } from '../../../calls/callerContext';

const DAY_MS = 86_400_000;

/** Progress towards each certificate of the user's organisation. */
export async function listProgress(
  db: Db,
  { person, clock }: CallerContext,
): Promise<CertificateProgress[]> {
  const trainee = { personId: person.id, organisationId: ownOrg(person) };
  const items = await selectReachable(db, trainee.organisationId);
  const deedsOfAll = await selectDeeds(db, trainee);
  const mine = await selectOfPerson(db, 'welfare', person.id);
  const progress: CertificateProgress[] = [];
  for (const item of items) {
    const newest = mine.find(({ subjectId }) => subjectId === item.id);
    const old = newest && isExpired(newest, clock.now()) ? newest : null;
    const deeds = old ? await selectDeeds(db, trainee, old.issuedAt) : deedsOfAll;
    progress.push(progressOf(item, deeds, old ? undefined : newest));
  }
  return progress;
}

function progressOf(
  { id, name, description, validDays, conditions }: CertificateItemRow,
  deeds: Deeds,
  owned: CertificateRow | undefined,
): CertificateProgress {
  const number = owned?.number ?? null;
  const revokedAt = owned?.revokedAt?.getTime() ?? null;
  const done = doneOf(conditions, deeds);
  const canClaim = number === null && isEarned(conditions, done);
  const item = { itemId: id, itemName: name, description, validDays, conditions };
  return { ...item, done, canClaim, number, revokedAt };
}

/**
 * Drops required resources that were taken off the shelf, because they can no longer be studied.
 */
async function selectReachable(db: Db, organisationId: number): Promise<CertificateItemRow[]> {
  const items = await selectOffered(db, organisationId);
  const ids = items.flatMap(({ conditions }) => conditions.resourceIds);
  const onShelf = await selectOnShelf(db, [...new Set(ids)]);
  return items.map((item) => {
    const resourceIds = item.conditions.resourceIds.filter((id) => onShelf.has(id));
    return { ...item, conditions: { ...item.conditions, resourceIds } };
  });
}

/**
 * One certificate of an item, however often it is asked for; once it has expired, another one for
 * what was done since.
 */
export async function claimCertificate(
  db: Db,
  { person, clock }: CallerContext,
  itemId: number,
): Promise<MyCertificate> {
  const now = clock.now();
  const before = await findOfItem(db, person.id, itemId);
  if (before && !isExpired(before, now)) return toMine(before, now);
  const trainee = { personId: person.id, organisationId: ownOrg(person) };
  const items = await selectReachable(db, trainee.organisationId);
  const item = items.find(({ id }) => id === itemId) ?? refuse('certificateItem.notFound');
  const done = doneOf(item.conditions, await selectDeeds(db, trainee, before?.issuedAt));
  if (!isEarned(item.conditions, done)) refuse('certificate.unearned');
  return toMine(await issue(db, person.id, { item, before, now }), now);
}

const findOfItem = (db: Db, personId: number, subjectId: number) =>
  findEarned(db, { kind: 'welfare', subjectId, personId });

interface Issue {
  item: CertificateItemRow;
  /** The one that has expired. */
  before: CertificateRow | null;
  now: Date;
}

/** Copies the current names, so that later changes do not affect the certificate. */
async function issue(db: Db, personId: number, { item, before, now }: Issue) {
  const { organisationId, validDays, template } = item;
  const place = await findMembership(db, personId, organisationId);
  if (!place) return refuse('org.none');
  const made = await insertCertificate(db, {
    number: newCertificateNumber(),
    ...({ kind: 'welfare', subjectId: item.id } as const),
    personId,
    organisationId,
    round: (before?.round ?? 0) + 1,
    name: place.membership.name,
    itemName: item.name,
    orgName: place.organisation.name,
    template,
    issuedAt: now,
    expiresAt: validDays === null ? null : new Date(now.getTime() + validDays * DAY_MS),
  });
  // Claimed twice at the same moment: the other one has it.
  return made ?? (await findOfItem(db, personId, item.id)) ?? refuse('certificateItem.notFound');
}

export const listMine = async (
  db: Db,
  { person, clock }: CallerContext,
): Promise<MyCertificate[]> =>
  (await selectOfPerson(db, 'welfare', person.id)).map((row) => toMine(row, clock.now()));

export async function readMine(
  db: Db,
  { person, clock }: CallerContext,
  number: string,
): Promise<MyCertificate> {
  const row = await findByNumber(db, readCertificateNumber(number));
  return row?.personId === person.id && row.kind === 'welfare'
    ? toMine(row, clock.now())
    : refuse('certificate.notFound');
}
