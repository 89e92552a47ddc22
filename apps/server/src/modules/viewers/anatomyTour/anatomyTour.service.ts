import { tourLimits } from '@cheese/domain/codes/viewers/slideTours';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  AnatomyTour,
  AnatomyTourContract as C,
} from '@cheese/domain/contract/viewers/anatomyTour';
import type { Static } from 'typebox';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { unheard } from '../../people/publicWord/publicWord.said';
import { demandWords, speak } from '../../people/publicWord/publicWord.service';
import type { Looking } from '../../shop/commodity/sold.access';
import { hasModel, requireAnatomy } from '../anatomy/anatomy.access';
import { isTeaching } from '../slide/slide.access';
import { checkStops, heardOf, stopsOf, wordsJson } from '../slideTour/slideTour.words';
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
} from './anatomyTour.store';
import type { AnatomyTourRow } from './anatomyTour.tables';

type Asking = Who & { db: Db };

export const TOUR = 8 as const;
const [PRIVATE, PUBLIC] = [0, 1] as const;

/** Anatomies are the platform's: who runs it writes for everybody, who teaches for their school. */
function teachingFor(person: Person | null): number | null | undefined {
  if (!person) return undefined;
  if (person.roles.includes('platformAdmin')) return null;
  return person.organisationId !== null && isTeaching(person) ? person.organisationId : undefined;
}

/** Whoever may not open the anatomy sees no tour of it. */
async function viewerOf(looking: Looking, anatomyId: number): Promise<TourViewer> {
  await requireAnatomy(looking, anatomyId);
  const { person } = looking;
  return { school: person?.organisationId ?? null, teachingFor: teachingFor(person) };
}

const mayEdit = (row: AnatomyTourRow, { teachingFor: own }: TourViewer) =>
  own !== undefined && own === row.organisationId;

function toTour({ row, author }: TourFound, viewer: TourViewer): AnatomyTour {
  const { id, anatomyId, modelId, title, visibility, version, heldAt, updatedAt } = row;
  return {
    ...{ id, anatomyId, modelId, title, visibility, version, author },
    stops: stopsOf(row),
    isHeld: heldAt !== null,
    mayEdit: mayEdit(row, viewer),
    updatedAt: updatedAt.getTime(),
  };
}

export async function listTours(looking: Looking, anatomyId: number): Promise<Answers<C['list']>> {
  const viewer = await viewerOf(looking, anatomyId);
  const found = await selectTours(looking.db, anatomyId, viewer);
  return {
    tours: found.map((one) => toTour(one, viewer)),
    mayTeach: viewer.teachingFor !== undefined,
  };
}

async function show(db: Db, id: number, viewer: TourViewer): Promise<AnatomyTour> {
  return toTour((await findTour(db, id)) ?? refuse('anatomyTour.notFound'), viewer);
}

export async function addTour(
  asking: Asking,
  { anatomyId, modelId, title }: Static<C['add']['body']>,
): Promise<AnatomyTour> {
  const { db, person, clock } = asking;
  const viewer = await viewerOf(asking, anatomyId);
  const organisationId = viewer.teachingFor;
  if (organisationId === undefined) refuse('access.denied');
  if (!(await hasModel(db, anatomyId, modelId))) refuse('anatomy.notFound');
  if ((await countTours(db, anatomyId, organisationId)) >= tourLimits.tours) {
    refuse('anatomyTour.tooMany');
  }
  const now = clock.now();
  const words = { title: unheard(demandWords(title)), words: unheard('{}') };
  const by = { organisationId, personId: person.id, createdAt: now, updatedAt: now };
  return show(db, await insertTour(db, { anatomyId, modelId, ...by, ...words }), viewer);
}

/** One that whoever asks may write; of any other they learn nothing. */
async function takeOwn(asking: Asking, id: number) {
  const found = (await findTour(asking.db, id)) ?? refuse('anatomyTour.notFound');
  const viewer = await viewerOf(asking, found.row.anatomyId);
  return mayEdit(found.row, viewer) ? { row: found.row, viewer } : refuse('anatomyTour.notFound');
}

export async function editTour(
  asking: Asking,
  { id, version, title, stops }: Static<C['edit']['body']>,
): Promise<AnatomyTour> {
  const { row, viewer } = await takeOwn(asking, id);
  if (row.version !== version) refuse('anatomyTour.conflict');
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

async function keep(db: Db, row: AnatomyTourRow, change: Partial<AnatomyTourRow>) {
  if (!(await updateTour(db, row, change))) refuse('anatomyTour.conflict');
}

const publish = (
  asking: Asking,
  row: AnatomyTourRow,
  parts: { title: string; words: string },
  change: Partial<AnatomyTourRow>,
) =>
  speak(asking, { kind: TOUR, parts, heard: heardOf(parts) }, async (tx, passed) => {
    await keep(tx, row, { ...change, ...passed.said, heldAt: passed.heldAt });
    return row.id;
  });

export async function setTourVisibility(
  asking: Asking,
  { id, visibility }: Static<C['setVisibility']['body']>,
): Promise<AnatomyTour> {
  const { row, viewer } = await takeOwn(asking, id);
  if (visibility === PRIVATE) await asking.db.transaction((tx) => withdrawTour(tx, id));
  else if (row.visibility === PRIVATE) {
    if (row.stops.length === 0) refuse('anatomyTour.empty');
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
