import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { layerLimits as limits } from '@cheese/domain/codes/slides/slideLayers';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  AnnotationContract as C,
  LayerShape,
  SlideLayer,
} from '@cheese/domain/contract/slides/annotation';
import type { Static } from 'typebox';
import type { CallerContext, VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { deleteWaiting } from '../../people/publicWord/publicWord.door';
import { asPrivateText } from '../../people/publicWord/publicWord.passed';
import { requireText } from '../../../calls/requireText';
import { heardOf, publish } from './annotation.edit';
import { wordsIn } from './annotation.patch';
import {
  countTeaching,
  deleteLayer,
  findHead,
  findLayer,
  findOwn,
  findSeen,
  insertLayer,
  selectLayers,
  turnLayer,
  type Viewer,
} from './annotation.store';
import type { SlideLayerRow } from './annotation.tables';
import { tellHandedIn } from './annotation.tell';
import { mayEdit, toLayer, viewerOf } from './annotation.viewer';

export async function listLayers(
  looking: VisitorContext,
  slideId: number,
): Promise<Answers<C['list']>> {
  const viewer = await viewerOf(looking, slideId);
  const found = await selectLayers(looking.db, slideId, viewer);
  return {
    layers: found.map((one) => toLayer(one, viewer)),
    mayTeach: viewer.teachingFor !== undefined,
    mayHandIn: typeof viewer.person?.organisationId === 'number',
  };
}

export async function readShapes(
  looking: VisitorContext,
  id: number,
): Promise<Answers<C['shapes']>> {
  const row = (await findLayer(looking.db, id)) ?? refuse('annotation.notFound');
  const viewer = await viewerOf(looking, row.slideId);
  const seen = (await findSeen(looking.db, id, viewer)) ?? refuse('annotation.notFound');
  const words = wordsIn(seen.words);
  const shapes = seen.shapes.map(({ at: _at, ...shape }): LayerShape => ({
    ...shape,
    text: words.get(shape.id) ?? '',
  }));
  return { version: seen.version, shapes };
}

async function show(db: Db, id: number, viewer: Viewer): Promise<SlideLayer> {
  return toLayer((await findHead(db, id)) ?? refuse('annotation.notFound'), viewer);
}

/** A new layer is empty and private. */
export async function addLayer(
  context: CallerContext<'db'>,
  { slideId, kind, colour, name }: Static<C['add']['body']>,
): Promise<SlideLayer> {
  const { db, person, clock } = context;
  const viewer = await viewerOf(context, slideId);
  const now = clock.now();
  const row = {
    slideId,
    kind,
    colour,
    personId: person.id,
    createdAt: now,
    updatedAt: now,
    name: asPrivateText(requireText(name)),
    words: asPrivateText('{}'),
  };
  if (kind === 'teaching') {
    const organisationId = viewer.teachingFor;
    if (organisationId === undefined) refuse('access.denied');
    if ((await countTeaching(db, slideId, organisationId)) >= limits.layers) {
      refuse('annotation.tooMany');
    }
    const made = await insertLayer(db, { ...row, organisationId });
    return show(db, made ?? refuse('annotation.notFound'), viewer);
  }
  const made = (await insertLayer(db, row)) ?? (await findOwn(db, slideId, person.id));
  return show(db, made ?? refuse('annotation.notFound'), viewer);
}

/** A layer the user may edit; others are reported as not found. */
async function takeOwn(context: CallerContext<'db'>, id: number) {
  const row = (await findLayer(context.db, id)) ?? refuse('annotation.notFound');
  const viewer = await viewerOf(context, row.slideId);
  return mayEdit(row, viewer) ? { row, viewer } : refuse('annotation.notFound');
}

/** Publishes a teaching layer, submits a learner's layer to the teachers, or takes it back. */
export async function setLayerVisibility(
  context: CallerContext<'db'>,
  { id, visibility }: Static<C['setVisibility']['body']>,
): Promise<SlideLayer> {
  const { row, viewer } = await takeOwn(context, id);
  if (visibility === noteVisibilityCodes.private)
    await context.db.transaction((tx) => withdrawLayer(tx, id));
  else if (row.visibility === noteVisibilityCodes.private) {
    const organisationId = row.kind === 'own' ? schoolOf(context) : row.organisationId;
    const change = {
      visibility: noteVisibilityCodes.public,
      organisationId,
      updatedAt: context.clock.now(),
    };
    const { name, words } = row;
    if (!(await publish(context, row, { name, words }, change))) refuse('annotation.conflict');
    if (row.kind === 'own') await tellTeachers(context, row, organisationId);
  }
  return show(context.db, id, viewer);
}

/** Told once it is handed in: what is kept is not lost where that fails. */
async function tellTeachers(
  { db, clock }: CallerContext<'db'>,
  row: SlideLayerRow,
  school: number | null,
) {
  if (school === null) return;
  const { id, slideId, personId } = row;
  const handed = { id, slideId, personId, organisationId: school, now: clock.now() };
  await db.transaction((tx) => tellHandedIn(tx, handed));
}

const schoolOf = ({ person }: CallerContext<'db'>) =>
  person.organisationId ?? refuse('annotation.noSchool');

/** The layer becomes private again; its author keeps it. */
export async function withdrawLayer(tx: Db, id: number) {
  await turnLayer(tx, id, { visibility: noteVisibilityCodes.private, heldAt: null });
  await deleteWaiting(tx, wordKindCodes.slideLayer, [id]);
}

export async function removeLayer(context: CallerContext<'db'>, id: number): Promise<null> {
  await takeOwn(context, id);
  await context.db.transaction(async (tx) => {
    await deleteLayer(tx, id);
    await deleteWaiting(tx, wordKindCodes.slideLayer, [id]);
  });
  return null;
}

/** The public text of a layer; null if the caller may not read it. */
export async function readHeard(looking: VisitorContext, id: number) {
  const row = await findLayer(looking.db, id);
  if (!row || row.visibility === noteVisibilityCodes.private || row.heldAt) return null;
  const isSeen = await readShapes(looking, id).then(
    () => true,
    () => false,
  );
  return isSeen ? { personId: row.personId, text: heardOf(row) } : null;
}
