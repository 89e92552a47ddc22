import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  BulletComment,
  BulletCommentContract as C,
} from '@cheese/domain/contract/training/bulletComment';
import type { SharedCallContext } from '../../../calls/shared';
import type { Db } from '../../../db/database';
import type { CallContext } from '../../../calls/call';
import { refuse } from '../../../calls/refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { publishText } from '../../people/publicWord/publicWord.service';
import { requireText } from '../../../calls/requireText';
import { requireVideo } from '../simulation/simulationVideo.any';
import { keepsOrder, refuseMutedThere, requireOrder } from './bulletComment.order';
import {
  deleteBullets,
  findBlocks,
  findBullet,
  insertBullet,
  saveBlocks,
  selectOwnBullets,
  selectOwnIn,
  selectPublished,
} from './bulletComment.store';
import type { BulletRow } from './bulletComment.tables';

/** 0 matches no person. */
const NOBODY = 0;

const toBullet = (row: BulletRow, readerId: number): BulletComment => ({
  id: row.id,
  atMs: row.atMs,
  text: row.text,
  color: row.color,
  place: row.place,
  senderId: row.personId,
  isMine: row.personId === readerId,
  sentAt: row.sentAt.getTime(),
});

/** The caller's own comments, visible to them even while held for moderation. */
async function ownOf({ query, ...looking }: CallContext<C['list']>) {
  await requireVideo(looking, query.videoId);
  const { person, db } = looking;
  return person ? await selectOwnIn(db, { ...query, personId: person.id }) : [];
}

/** A section of the video is cached for a second; the user's own comments are added. */
export const bulletsOfStretch = {
  seenBy: ownOf,
  alike: () => null,
  make: async ({ db, query }: SharedCallContext<C['list']>): Promise<Answers<C['list']>> =>
    (await selectPublished(db, query)).map((row) => toBullet(row, NOBODY)).reverse(),
  own(all: Answers<C['list']>, mine: readonly BulletRow[]) {
    const [first] = mine;
    if (!first) return null;
    const own = mine.map((row) => toBullet(row, first.personId));
    const ids = new Set(own.map(({ id }) => id));
    const others = all.filter(({ id }) => !ids.has(id));
    return [...others, ...own].sort((one, other) => one.id - other.id);
  },
};

/** Deletes the comments of a video together with their entries in moderation. */
export const forgetBullets = async (tx: Db, videoId: number) =>
  deleteWaiting(tx, wordKindCodes.bullet, await deleteBullets(tx, { videoId }));

/** A position after the end of the film is moved to the end. */
export async function sendBullet({
  body: { text, ...body },
  ...context
}: CallContext<C['send']>): Promise<Answers<C['send']>> {
  const video = await requireVideo(context, body.videoId);
  await refuseMutedThere({ ...context, body: { text, ...body } }, body.videoId);
  const lastMs = (video.durationS ?? Infinity) * 1000;
  const { id: personId } = context.person;
  // One line, however it was written: what runs over a film has no other.
  const parts = { text: requireText(text).replace(/\s+/g, ' ') };
  let made: BulletRow | null = null;
  const speech = { kind: wordKindCodes.bullet, parts, isNew: true };
  const { isHeld } = await publishText(context, speech, async (tx, { said, heldAt }) => {
    const atMs = Math.min(body.atMs, lastMs);
    const row = { ...body, ...said, atMs, heldAt, personId, sentAt: context.clock.now() };
    made = await insertBullet(tx, row);
    return made.id;
  });
  if (!made) throw new Error('a bullet passed and was not written');
  return { bullet: toBullet(made, personId), isHeld };
}

export async function removeBullet({ query: { id }, ...context }: CallContext<C['remove']>) {
  const { db, person } = context;
  const row = (await findBullet(db, id)) ?? refuse('words.gone');
  const mayRemove = row.personId === person.id || (await keepsOrder({ db, person }, row.videoId));
  // Another user's comment is reported as not found.
  if (!mayRemove) refuse('words.gone');
  await db.transaction(async (tx) =>
    deleteWaiting(tx, wordKindCodes.bullet, await deleteBullets(tx, { id })),
  );
  return null;
}

export async function listOwnBullets({
  db,
  person,
  query,
}: CallContext<C['mine']>): Promise<Answers<C['mine']>> {
  const { rows, total } = await selectOwnBullets(db, person.id, query);
  const list = rows.map(({ id, videoId, videoTitle, atMs, text, sentAt, heldAt }) => ({
    id,
    videoId,
    videoTitle,
    atMs,
    text,
    sentAt: sentAt.getTime(),
    isHeld: heldAt !== null,
  }));
  return { list, total };
}

export async function clearBullets({
  db,
  person,
  body,
}: CallContext<C['clear']>): Promise<Answers<C['clear']>> {
  await requireOrder({ db, person }, body.videoId);
  return db.transaction(async (tx) => {
    const gone = await deleteBullets(tx, body);
    await deleteWaiting(tx, wordKindCodes.bullet, gone);
    return { count: gone.length };
  });
}

const none = { words: [], senders: [], places: [] };

export const readBlocks = async ({ db, person }: CallContext<C['blocks']>) =>
  (await findBlocks(db, person.id)) ?? none;

export async function keepBlocks({ db, person, body }: CallContext<C['keepBlocks']>) {
  const words = [...new Set(body.words.map((word) => word.trim()).filter(Boolean))];
  // Two windows may have blocked one person by two of their words.
  const senders = [...new Map(body.senders.map((one) => [one.id, one])).values()];
  const blocks = { ...body, words, senders };
  await saveBlocks(db, person.id, blocks);
  return blocks;
}
