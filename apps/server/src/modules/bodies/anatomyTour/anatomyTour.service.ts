import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { tourLimits } from '@cheese/domain/codes/slides/slideTours';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  AnatomyTour,
  AnatomyTourContract as C,
} from '@cheese/domain/contract/bodies/anatomyTour';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { runsPlatform, schoolTaughtBy } from '../../base/ownership/ownership';
import { unheard } from '../../people/publicWord/publicWord.said';
import { demandWords } from '../../../calls/demandWords';
import type { CallerContext, VisitorContext } from '../../../calls/callerContext';
import { requireAnatomy } from '../anatomy/anatomy.access';
import { stopsOf } from '../../slides/slideTour/slideTour.words';
import { type AsDraft, tourDeeds } from '../../slides/slideTour/tourDeeds';
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
import { hasModel } from '../anatomy/anatomy.access.store';

/** Platform administrators make tours for everyone, teachers for their school. */
function teachingFor(person: Person | null): number | null | undefined {
  return runsPlatform(person) ? null : (schoolTaughtBy(person) ?? undefined);
}

/** Refuses users who may not open the anatomy. */
async function viewerOf(looking: VisitorContext, anatomyId: number): Promise<TourViewer> {
  await requireAnatomy(looking, anatomyId);
  const { person } = looking;
  return { school: person?.organisationId ?? null, teachingFor: teachingFor(person) };
}

/** A draft is read by no one else, so it needs no moderation. */
const asDraft: AsDraft = ({ title, words }) => ({ title: unheard(title), words: unheard(words) });

const mayEdit = (row: AnatomyTourRow, { teachingFor: own }: TourViewer) =>
  own !== undefined && own === row.organisationId;

function toTour({ row, author }: TourFound, viewer: TourViewer): AnatomyTour {
  const { id, anatomyId, modelId, title, visibility, version, heldAt, updatedAt } = row;
  return {
    id,
    anatomyId,
    modelId,
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
  anatomyId: number,
): Promise<Answers<C['list']>> {
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
  context: CallerContext<'db'>,
  { anatomyId, modelId, title }: Static<C['add']['body']>,
): Promise<AnatomyTour> {
  const { db, person, clock } = context;
  const viewer = await viewerOf(context, anatomyId);
  const organisationId = viewer.teachingFor;
  if (organisationId === undefined) refuse('access.denied');
  if (!(await hasModel(db, anatomyId, modelId))) refuse('anatomy.notFound');
  if ((await countTours(db, anatomyId, organisationId)) >= tourLimits.tours) {
    refuse('anatomyTour.tooMany');
  }
  const now = clock.now();
  const words = asDraft({ title: demandWords(title), words: '{}' });
  const by = { organisationId, personId: person.id, createdAt: now, updatedAt: now };
  return show(db, await insertTour(db, { anatomyId, modelId, ...by, ...words }), viewer);
}

/** A tour the user may edit; others are reported as not found. */
async function takeOwn(context: CallerContext<'db'>, id: number) {
  const found = (await findTour(context.db, id)) ?? refuse('anatomyTour.notFound');
  const viewer = await viewerOf(context, found.row.anatomyId);
  return mayEdit(found.row, viewer) ? { row: found.row, viewer } : refuse('anatomyTour.notFound');
}

const deeds = tourDeeds<AnatomyTourRow, TourViewer>({
  kind: wordKindCodes.anatomyTour,
  failures: { conflict: 'anatomyTour.conflict', empty: 'anatomyTour.empty' },
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
