import { conversionStateCodes } from '@cheese/domain/codes/base/uploadSuffixes';
import { resourceKindCodes } from '@cheese/domain/codes/emergency/resourceKind';
import { groundStateCodes, type GroundState } from '@cheese/domain/codes/emergency/centre';
import type { ResourceContract } from '@cheese/domain/contract/emergency/resource';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import type { Shop } from './assemble';
import { coverOf, drawnCover } from './resource.cover';
import { addFiles, fits, queueConversion, type Taken, takeIn } from './resource.files';
import { findRunBy, isRun, scopeOf } from './resource.service';
import {
  deleteFiles,
  findFile,
  insertResource,
  lockResources,
  selectFiles,
  updateFile,
  updateGround,
  updateResource,
} from './resource.store';
import { forgetUpload } from './upload.service';
import { useUp } from './upload.store';

type Written = Static<ResourceContract['upload']['body']>;
type Edited = Static<ResourceContract['edit']['body']>;

interface Maker extends Shop {
  person: Person;
}

const columnsOf = ({ title, summary, category, topic, kind, html }: Written | Edited) => ({
  title: title.trim() || refuse('call.invalid'),
  summary: summary.trim(),
  category,
  topic,
  kind,
  html,
});

/** Makes a resource of what was written and of the files that have arrived. */
export async function addResource(maker: Maker, asked: Written) {
  const { db, clock, person } = maker;
  const organisationId = await scopeOf(db, person, asked.orgId);
  const columns = columnsOf(asked);
  checkHasContent(asked, asked.uploadIds.length);
  const taken = await takeIn(maker, person, asked);
  const now = clock.now();
  const cover = taken.cover ?? (await ownCover(maker, asked, taken));
  const groundedAt = asked.groundState === groundStateCodes.shown ? now : null;
  const moments = { createdAt: now, updatedAt: now, groundedAt };
  const row = { ...columns, organisationId, cover, uploadedBy: person.id, ...moments };
  const id = await db.transaction(async (inside) => {
    await useUpOf(inside, taken);
    const resourceId = await insertResource(inside, row);
    await addFiles(inside, taken.files, {
      resourceId,
      after: 0,
      asker: { personId: maker.person.id, now },
    });
    return resourceId;
  });
  await clearAway(maker, taken);
  return { id };
}

/** Its first picture, or one that is drawn. */
function ownCover(shop: Shop, { kind, topic, title }: Written, { files: [first] }: Taken) {
  return kind === resourceKindCodes.article && first
    ? coverOf(shop, first.contentKey)
    : drawnCover(shop, topic, title);
}

const useUpOf = (db: Db, { uploads }: Taken) =>
  useUp(
    db,
    uploads.map(({ id }) => id),
  );

/** The parts have done their duty; what a killed process leaves here is swept away later. */
async function clearAway({ db, storage }: Shop, { uploads }: Taken) {
  for (const row of uploads) await forgetUpload(db, storage, row);
}

/** Words or pictures make an article; everything else is a file. */
function checkHasContent({ kind, html }: Written | Edited, files: number) {
  const hasWords =
    kind === resourceKindCodes.article && html.replace(/<(?!img)[^<>]*>|&nbsp;|\s/g, '') !== '';
  if (files === 0 && !hasWords) refuse('resource.empty');
}

export async function editResource(maker: Maker, asked: Edited) {
  const { db, clock, person } = maker;
  await findRunBy(db, person, asked.id);
  const columns = columnsOf(asked);
  // Better said before large files are put together than after.
  await sortFiles(db, asked);
  const taken = await takeIn(maker, person, asked);
  const now = clock.now();
  const cover = taken.cover && { cover: taken.cover };
  await db.transaction(async (inside) => {
    const before = await lockOne(inside, asked.id);
    const { kept, gone } = await sortFiles(inside, asked);
    await useUpOf(inside, taken);
    const groundedAt =
      asked.groundState === groundStateCodes.shown ? (before.groundedAt ?? now) : null;
    await updateResource(inside, asked.id, { ...columns, groundedAt, updatedAt: now, ...cover });
    await deleteFiles(inside, idsOf(gone));
    const after = Math.max(0, ...kept.map(({ place }) => place + 1));
    await addFiles(inside, taken.files, {
      resourceId: asked.id,
      after,
      asker: { personId: maker.person.id, now },
    });
  });
  await clearAway(maker, taken);
  return null;
}

async function sortFiles(db: Db, asked: Edited) {
  const before = await selectFiles(db, [asked.id]);
  const isKept = ({ id }: { id: number }) => asked.keptFileIds.includes(id);
  const kept = before.filter(isKept);
  if (kept.some(({ fileName }) => !fits(fileName, asked.kind))) refuse('resource.wrongFiles');
  checkHasContent(asked, kept.length + asked.uploadIds.length);
  return { kept, gone: before.filter((row) => !isKept(row)) };
}

/** As it stands now: it may have been deleted since it was looked at. */
const lockOne = async (inside: Db, id: number) =>
  (await lockResources(inside, [id]))[0] ?? refuse('resource.notFound');

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** Its files go, and their bytes a day later; its row stays behind what was learnt from it. */
export async function removeResource({ db, clock, person }: Omit<Maker, 'storage'>, id: number) {
  await findRunBy(db, person, id);
  await db.transaction(async (inside) => {
    await lockOne(inside, id);
    await deleteFiles(inside, idsOf(await selectFiles(inside, [id])));
    await updateResource(inside, id, { deletedAt: clock.now(), groundedAt: null, html: '' });
  });
  return null;
}

interface Grounding {
  ids: number[];
  groundState: GroundState;
}

/** All of them or none. */
export async function groundResources(maker: Omit<Maker, 'storage'>, asked: Grounding) {
  const { db, clock, person } = maker;
  const ids = [...new Set(asked.ids)];
  await db.transaction(async (inside) => {
    const rows = await lockResources(inside, ids);
    const areTheirs = rows.every(({ organisationId }) => isRun(person, organisationId));
    if (rows.length !== ids.length || !areTheirs) refuse('resource.notFound');
    await updateGround(
      inside,
      ids,
      asked.groundState === groundStateCodes.shown ? clock.now() : null,
    );
  });
  return null;
}

/** Once more, by hand: a limit may have been met by bad luck, or a program installed since. */
export async function convertAgain({ db, clock, person }: Omit<Maker, 'storage'>, fileId: number) {
  const file = (await findFile(db, fileId)) ?? refuse('resource.notFound');
  await findRunBy(db, person, file.resourceId);
  if (
    file.conversion !== conversionStateCodes.failed &&
    file.conversion !== conversionStateCodes.impossible
  ) {
    refuse('resource.notConvertible');
  }
  await db.transaction(async (inside) => {
    await updateFile(inside, fileId, { conversion: conversionStateCodes.waiting, failure: null });
    await queueConversion(inside, fileId, { personId: person.id, now: clock.now() });
  });
  return null;
}
