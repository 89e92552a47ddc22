import { slideUseKinds } from '@cheese/domain/codes/slides/slideMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  SlideMakingContract as C,
  SlideUse,
} from '@cheese/domain/contract/slides/slideMaking';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../calls/refusal';
import { libraryOfAll } from './slideMaking.many';
import { deleteSlides, holdSlides } from './slideMaking.store';
import { countLoss, selectUses } from './slideMaking.uses.store';
import { slideMakingTexts } from './slideMaking.texts';

type Ids = readonly number[];

export async function readLoss(
  db: Db,
  { person }: CallerContext,
  ids: Ids,
): Promise<Answers<C['loss']>> {
  await libraryOfAll(db, person, ids);
  const uses = await selectUses(db, ids);
  const kept = new Set(uses.map(({ slideId }) => slideId));
  // Slides in use are not removed, so nothing on them is lost.
  const going = ids.filter((id) => !kept.has(id));
  return { uses, ...(await countLoss(db, going)) };
}

/** Their files stay with the films and documents, where they can be shown again. */
export async function removeSlides(
  db: Db,
  { person, storage }: CallerContext<'storage'>,
  ids: Ids,
): Promise<null> {
  const gone = await db.transaction(async (tx) => {
    await libraryOfAll(tx, person, ids);
    const held = await holdSlides(tx, ids);
    refuseUsed(await selectUses(tx, ids));
    await deleteSlides(tx, ids);
    return held;
  });
  for (const { thumbnail } of gone) {
    if (thumbnail.startsWith('slide-cover/')) await storage.remove(thumbnail);
  }
  return null;
}

function refuseUsed(uses: readonly SlideUse[]) {
  const [first] = uses;
  if (!first) return;
  const where = `${slideUseKinds[first.kind]}“${first.name}”`;
  const others = uses.length > 1 ? slideMakingTexts.andOthers(uses.length) : '';
  const message = slideMakingTexts.inUse(first.title, where, others);
  throw new Refusal('slide.inUse', { message });
}
