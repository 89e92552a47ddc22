import type { Answers } from '@cheese/domain/contract/call';
import type { OwnLibrary, SlideMineContract as C } from '@cheese/domain/contract/slides/slideMine';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { openedByRow } from '../../shop/entitlement/entitlement.rules';
import { requireSlide, seeSlides } from '../slide/slide.access';
import { type OwnLibraryRow, saveSeen, selectLibraries, selectLooked } from './slideMine.store';

/** Saves the last view of a slide the user may see. */
export async function remember(
  db: Db,
  { person, clock }: CallerContext,
  { slideId, view }: Static<C['remember']['body']>,
): Promise<null> {
  await requireSlide({ db, person, clock }, slideId);
  await saveSeen(db, { personId: person.id, slideId, view, seenAt: clock.now() });
  return null;
}

export async function listLooked(
  db: Db,
  { person, clock }: CallerContext,
  paged: Static<C['looked']['query']>,
): Promise<Answers<C['looked']>> {
  const { rows, total } = await selectLooked(db, person.id, paged);
  const ids = rows.map(({ slideId }) => slideId);
  const seen = await seeSlides({ db, person, clock }, ids);
  const list = rows.map(({ slideId, view, seenAt }) => {
    const access = seen.get(slideId);
    return {
      slideId,
      view,
      lookedAt: seenAt.getTime(),
      isGone: access === undefined,
      title: access?.slide.title ?? '',
      thumbnail: access?.slide.thumbnail ?? '',
      isLocked: !access?.isOpen,
    };
  });
  return { list, total };
}

export async function listOwnLibraries(
  db: Db,
  { person, clock }: CallerContext,
  paged: Static<C['libraries']['query']>,
): Promise<Answers<C['libraries']>> {
  const { id: personId, organisationId } = person;
  const who = { personId, organisationId, now: clock.now() };
  const { rows, total } = await selectLibraries(db, who, paged);
  return { list: rows.map(toOwn), total };
}

function toOwn(row: OwnLibraryRow): OwnLibrary {
  const { id, field, slideCount, libraryName, title, cover, last, organisationId, isHeld } = row;
  const isOfSchool = organisationId !== null;
  return {
    id,
    field,
    slideCount,
    isOfSchool,
    name: title ?? libraryName,
    cover: cover ?? '',
    isBought: isHeld,
    isLocked: !isOfSchool && openedByRow(row) === null,
    validUntil: (isHeld && row.heldUntil?.getTime()) || null,
    last:
      last.slideId === null
        ? null
        : {
            slideId: last.slideId,
            title: last.title,
            view: last.view,
            lookedAt: last.seenAt.getTime(),
          },
  };
}
