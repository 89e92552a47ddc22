import { tourLimits } from '@cheese/domain/codes/viewers/slideTours';
import type { Answers } from '@cheese/domain/contract/call';
import type { SlideTour, SlideTourContract as C } from '@cheese/domain/contract/viewers/slideTour';
import type { Static } from 'typebox';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { unheard } from '../../people/publicWord/publicWord.said';
import { demandWords, speak } from '../../people/publicWord/publicWord.service';
import { type Asking as Looking, requireSlide } from '../slide/slide.access';
import { teachingFor } from '../slide/slide.teaching';
import {
  countTours,
  deleteTour,
  findTour,
  insertTour,
  selectTours,
  type TourFound,
  type TourViewer,
  turnTour,
  updateTour,
} from './slideTour.store';
import type { SlideTourRow } from './slideTour.tables';
import { checkStops, heardOf, stopsOf, wordsJson } from './slideTour.words';

type Asking = Who & { db: Db };

export const TOUR = 7 as const;
const [PRIVATE, PUBLIC] = [0, 1] as const;

/** Whoever may not see the slide sees no tour of it. */
async function viewerOf(looking: Looking, slideId: number): Promise<TourViewer> {
  const access = await requireSlide(looking, slideId);
  const { person } = looking;
  return { school: person?.organisationId ?? null, teachingFor: teachingFor(access, person) };
}

const mayEdit = (row: SlideTourRow, { teachingFor: own }: TourViewer) =>
  own !== undefined && own === row.organisationId;

function toTour({ row, author }: TourFound, viewer: TourViewer): SlideTour {
  const { id, slideId, title, visibility, version, heldAt, updatedAt } = row;
  return {
    ...{ id, slideId, title, visibility, version, author },
    stops: stopsOf(row),
    isHeld: heldAt !== null,
    mayEdit: mayEdit(row, viewer),
    updatedAt: updatedAt.getTime(),
  };
}

export async function listTours(looking: Looking, slideId: number): Promise<Answers<C['list']>> {
  const viewer = await viewerOf(looking, slideId);
  const found = await selectTours(looking.db, slideId, viewer);
  return {
    tours: found.map((one) => toTour(one, viewer)),
    mayTeach: viewer.teachingFor !== undefined,
  };
}

async function show(db: Db, id: number, viewer: TourViewer): Promise<SlideTour> {
  return toTour((await findTour(db, id)) ?? refuse('slideTour.notFound'), viewer);
}

export async function addTour(
  asking: Asking,
  { slideId, title }: Static<C['add']['body']>,
): Promise<SlideTour> {
  const { db, person, clock } = asking;
  const viewer = await viewerOf(asking, slideId);
  const organisationId = viewer.teachingFor;
  if (organisationId === undefined) refuse('access.denied');
  if ((await countTours(db, slideId, organisationId)) >= tourLimits.tours) {
    refuse('slideTour.tooMany');
  }
  const now = clock.now();
  const words = { title: unheard(demandWords(title)), words: unheard('{}') };
  const row = { slideId, organisationId, personId: person.id, createdAt: now, updatedAt: now };
  return show(db, await insertTour(db, { ...row, ...words }), viewer);
}

/** One that whoever asks may write; of any other they learn nothing. */
async function takeOwn(asking: Asking, id: number) {
  const found = (await findTour(asking.db, id)) ?? refuse('slideTour.notFound');
  const viewer = await viewerOf(asking, found.row.slideId);
  return mayEdit(found.row, viewer) ? { row: found.row, viewer } : refuse('slideTour.notFound');
}

export async function editTour(
  asking: Asking,
  { id, version, title, stops }: Static<C['edit']['body']>,
): Promise<SlideTour> {
  const { row, viewer } = await takeOwn(asking, id);
  if (row.version !== version) refuse('slideTour.conflict');
  checkStops(stops);
  const parts = { title: demandWords(title), words: wordsJson(stops) };
  const change = {
    stops: stops.map(({ id: name, view, sound }) => ({ id: name, view, sound })),
    updatedAt: asking.clock.now(),
  };
  const isSaid = parts.title !== row.title || parts.words !== row.words;
  if (!isSaid) await keep(asking.db, row, change);
  else if (row.visibility === PRIVATE) {
    const own = { title: unheard(parts.title), words: unheard(parts.words) };
    await keep(asking.db, row, { ...change, ...own });
  } else await publish(asking, row, parts, change);
  return show(asking.db, id, viewer);
}

async function keep(db: Db, row: SlideTourRow, change: Partial<SlideTourRow>) {
  if (!(await updateTour(db, row, change))) refuse('slideTour.conflict');
}

const publish = (
  asking: Asking,
  row: SlideTourRow,
  parts: { title: string; words: string },
  change: Partial<SlideTourRow>,
) =>
  speak(asking, { kind: TOUR, parts, heard: heardOf(parts) }, async (tx, passed) => {
    await keep(tx, row, { ...change, ...passed.said, heldAt: passed.heldAt });
    return row.id;
  });

export async function setTourVisibility(
  asking: Asking,
  { id, visibility }: Static<C['setVisibility']['body']>,
): Promise<SlideTour> {
  const { row, viewer } = await takeOwn(asking, id);
  if (visibility === PRIVATE) await asking.db.transaction((tx) => withdrawTour(tx, id));
  else if (row.visibility === PRIVATE) {
    if (row.stops.length === 0) refuse('slideTour.empty');
    const { title, words } = row;
    await publish(asking, row, { title, words }, { visibility: PUBLIC });
  }
  return show(asking.db, id, viewer);
}

/** It is a draft again. */
export async function withdrawTour(tx: Db, id: number) {
  await turnTour(tx, id, { visibility: PRIVATE, heldAt: null });
  await deleteWaiting(tx, TOUR, [id]);
}

export async function removeTour(asking: Asking, id: number): Promise<null> {
  await takeOwn(asking, id);
  await asking.db.transaction(async (tx) => {
    await deleteTour(tx, id);
    await deleteWaiting(tx, TOUR, [id]);
  });
  return null;
}
