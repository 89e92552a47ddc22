import type { Db } from '../../../db/database';
import { media, type MediaRow, mediaUpload } from '../mediaFile/media.tables';
import { randomUUID } from 'node:crypto';

export const insertBroughtMedia = (
  db: Db,
  {
    name,
    personId,
    kind,
    bytes,
    organisationId,
    now,
  }: {
    name: string;
    personId: number;
    kind: MediaRow['kind'];
    bytes: number;
    organisationId: number | null;
    now: Date;
  },
) =>
  db
    .insert(media)
    .values({
      kind,
      name,
      bytes,
      organisationId,
      personId,
      createdAt: now,
      key: `${kind}/${randomUUID()}/`,
    })
    .returning();

export async function insertBroughtUpload(
  db: Db,
  {
    mediaId,
    personId,
    fingerprint,
    keyPrefix,
    partBytes,
    now,
  }: {
    mediaId: number;
    personId: number;
    fingerprint: string;
    keyPrefix: string;
    partBytes: number;
    now: Date;
  },
) {
  await db.insert(mediaUpload).values({
    mediaId,
    personId,
    fingerprint,
    keyPrefix,
    partBytes,
    askedAt: now,
    arrivedAt: now,
  });
}
