import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { tourLimits } from '@cheese/domain/codes/slides/slideTours';
import type { Answers } from '@cheese/domain/contract/call';
import type { SlideTour, SlideTourContract as C } from '@cheese/domain/contract/slides/slideTour';
import type { Static } from 'typebox';
import type { CallerContext, VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { unheard } from '../../people/publicWord/publicWord.said';
import { demandWords } from '../../people/publicWord/publicWord.service';
import { requireSlide } from '../slide/slide.access';
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
import { stopsOf } from './slideTour.words';
import { type AsDraft, tourDeeds } from './tourDeeds';

/** Refuses users who may not see the slide. */
async function viewerOf(looking: VisitorContext, slideId: number): Promise<TourViewer> {
  const access = await requireSlide(looking, slideId);
  const { person } = looking;
  return { school: person?.organisationId ?? null, teachingFor: teachingFor(access, person) };
}

/** A draft is read by no one else, so it needs no moderation. */
const asDraft: AsDraft = ({ title, words }) => ({ title: unheard(title), words: unheard(words) });

const mayEdit = (row: SlideTourRow, { teachingFor: own }: TourViewer) =>
  own !== undefined && own === row.organisationId;

function toTour({ row, author }: TourFound, viewer: TourViewer): SlideTour {
  const { id, slideId, title, visibility, version, heldAt, updatedAt } = row;
  return {
    id,
    slideId,
    title,
    visibility,
    version,
    author,
    stops: stopsOf(row),
    isHeld: heldAt !== null,
    mayEdit: mayEdit(row, viewer),
    updatedAt: updatedAt.getTime(),
  };
}

export async function listTours(
  looking: VisitorContext,
  slideId: number,
): Promise<Answers<C['list']>> {
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
  context: CallerContext<'db'>,
  { slideId, title }: Static<C['add']['body']>,
): Promise<SlideTour> {
  const { db, person, clock } = context;
  const viewer = await viewerOf(context, slideId);
  const organisationId = viewer.teachingFor;
  if (organisationId === undefined) refuse('access.denied');
  if ((await countTours(db, slideId, organisationId)) >= tourLimits.tours) {
    refuse('slideTour.tooMany');
  }
  const now = clock.now();
  const words = asDraft({ title: demandWords(title), words: '{}' });
  const row = { slideId, organisationId, personId: person.id, createdAt: now, updatedAt: now };
  return show(db, await insertTour(db, { ...row, ...words }), viewer);
}

/** A tour the user may edit; others are reported as not found. */
async function takeOwn(context: CallerContext<'db'>, id: number) {
  const found = (await findTour(context.db, id)) ?? refuse('slideTour.notFound');
  const viewer = await viewerOf(context, found.row.slideId);
  return mayEdit(found.row, viewer) ? { row: found.row, viewer } : refuse('slideTour.notFound');
}

const deeds = tourDeeds<SlideTourRow, TourViewer>({
  kind: wordKindCodes.slideTour,
  failures: { conflict: 'slideTour.conflict', empty: 'slideTour.empty' },
  asDraft,
  takeOwn,
  update: updateTour,
  turn: turnTour,
  remove: deleteTour,
});

export const editTour = async (context: CallerContext<'db'>, edited: Static<C['edit']['body']>) =>
  show(context.db, edited.id, await deeds.edit(context, edited));

export const setTourVisibility = async (
  context: CallerContext<'db'>,
  shown: Static<C['setVisibility']['body']>,
) => show(context.db, shown.id, await deeds.setVisibility(context, shown));

export const { withdraw: withdrawTour, remove: removeTour } = deeds;
