import { groundStateCodes } from '@cheese/domain/codes/emergency/centre';
import type { CertificateItemContract } from '@cheese/domain/contract/emergency/certificateItem';
import { and, desc, eq, getTableColumns, ilike, inArray, isNull, or } from 'drizzle-orm';
import type { Static } from 'typebox';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { rowsOf } from '../../../db/paged';
import { emergencyResource as resource } from '../resource/resource.tables';
import { certificate } from '../../people/certificate/certificate.tables';
import {
  type CertificateItemRow,
  emergencyCertificateItem as item,
} from '../certificateItem/certificate.tables';
import { isWelfare } from '../certificateItem/certificateItem.filters';

type ListAsked = Omit<Static<CertificateItemContract['list']['query']>, 'orgId'>;

const withIssued = (db: Db) => ({
  ...getTableColumns(item),
  issued: db.$count(certificate, and(isWelfare, eq(certificate.subjectId, item.id))).as('issued'),
});

/** The newest first. */
export async function selectItems(db: Db, organisationId: number, asked: ListAsked) {
  const { keyword, groundState, ...paged } = asked;
  const chosen = and(
    eq(item.organisationId, organisationId),
    isNull(item.deletedAt),
    groundState === undefined ? undefined : eq(item.groundState, groundState),
    keyword ? ilike(item.name, likePattern(keyword)) : undefined,
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select(withIssued(db))
    .from(item)
    .where(chosen)
    .orderBy(desc(item.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(item, chosen) };
}

export async function findItem(db: Db, id: number) {
  const rows = await db
    .select(withIssued(db))
    .from(item)
    .where(and(eq(item.id, id), isNull(item.deletedAt)));
  return rows[0] ?? null;
}

export async function insertItem(db: Db, row: typeof item.$inferInsert) {
  const rows = await db.insert(item).values(row).returning({ id: item.id });
  return { id: present(rows[0]).id };
}

export async function updateItem(db: Db, id: number, change: Partial<CertificateItemRow>) {
  await db.update(item).set(change).where(eq(item.id, id));
}

/** Oldest first. */
export function selectOffered(db: Db, organisationId: number) {
  return db
    .select()
    .from(item)
    .where(
      and(
        eq(item.organisationId, organisationId),
        eq(item.groundState, groundStateCodes.shown),
        isNull(item.deletedAt),
      ),
    )
    .orderBy(item.id);
}

/** Counts the resources that the organisation may require: its own and the platform's. */
export async function countResources(db: Db, organisationId: number, ids: number[]) {
  if (ids.length === 0) return 0;
  const isNear = or(isNull(resource.organisationId), eq(resource.organisationId, organisationId));
  return db.$count(resource, and(inArray(resource.id, ids), isNull(resource.deletedAt), isNear));
}
