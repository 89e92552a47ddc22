import type { Answers } from '@cheese/domain/contract/call';
import type { MediaContract as C } from '@cheese/domain/contract/learning/media';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { FileRules } from '../../../ports/fileRules';
import { refuse } from '../../../calls/refusal';
import { lockKeys } from '../../base/limit/limit.door';
import { ownerFor } from '../../base/ownership/ownership';
import { failMedia } from './media.failed';
import type { MediaRow } from '../mediaFile/media.tables';
import { type Owner, usedBytes } from './media.room.store';
type Room = Pick<FileRules, 'schoolMediaBytes'>;
type StoredSize = Pick<MediaRow, 'organisationId' | 'bytes' | 'madeBytes'>;

/** The platform's own have no limit but the disk's. */
const mostOf = (owner: Owner, { schoolMediaBytes }: Room) =>
  owner === null ? null : schoolMediaBytes;

export async function readRoom(
  db: Db,
  { person, files }: CallerContext & { files: FileRules },
  { shelf }: Static<C['room']['query']>,
): Promise<Answers<C['room']>> {
  const owner = ownerFor(person, shelf);
  return { usedBytes: await usedBytes(db, owner), mostBytes: mostOf(owner, files) };
}

/**
 * Bytes that the results may take before the owner's quota is full; they may replace the upload.
 */
export async function roomFor(db: Db, found: StoredSize, files: Room): Promise<number> {
  const most = mostOf(found.organisationId, files);
  if (most === null) return Infinity;
  return most - (await usedBytes(db, found.organisationId)) + found.bytes + found.madeBytes;
}

/** Refuses what was made where it takes more room than there is, and more than it had. Within a transaction. */
export async function takeRoomForMade(
  tx: Db,
  found: StoredSize,
  made: Partial<StoredSize>,
  files: Room,
) {
  const had = found.bytes + found.madeBytes;
  const has = (made.bytes ?? found.bytes) + (made.madeBytes ?? found.madeBytes);
  if (has <= had || mostOf(found.organisationId, files) === null) return;
  await lockKeys(tx, [`mediaRoom:${found.organisationId}`]);
  if (has > (await roomFor(tx, found, files))) failMedia('full');
}

interface More {
  owner: Owner;
  bytes: number;
  files: Room;
}

/** Refuses what a school has no room for: of two at once, the second sees the first. Within a transaction. */
export async function takeRoom(tx: Db, { owner, bytes, files }: More) {
  const most = mostOf(owner, files);
  if (most === null) return;
  await lockKeys(tx, [`mediaRoom:${owner}`]);
  if ((await usedBytes(tx, owner)) + bytes > most) refuse('media.full');
}
