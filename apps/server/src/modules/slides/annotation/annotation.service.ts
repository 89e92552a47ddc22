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
import { publishText } from '../../people/publicWord/publicWord.service';
import { requireText } from '../../../calls/requireText';
import { requireSlide } from '../slide/slide.access';
import { teachingFor } from '../slide/slide.teaching';
import { inColour, patched, wordsIn, wordsJson } from './annotation.patch';
import {
  countTeaching,
  deleteLayer,
  drawLayer,
  findDrawn,
  findHead,
  findLayer,
  findOwn,
  findSeen,
  insertLayer,
  type LayerFound,
  selectLayers,
  turnLayer,
  updateLayer,
  type Viewer,
} from './annotation.store';
import type { SlideLayerRow } from './annotation.tables';
import { tellHandedIn } from './annotation.tell';

/** More lost races in a row than this come from a script. */
const TRIES = 5;

/** Refuses users who may not see the slide. */
async function viewerOf(looking: VisitorContext, slideId: number): Promise<Viewer> {
  const access = await requireSlide(looking, slideId);
  const { person } = looking;
  return { person, teachingFor: teachingFor(access, person) };
}

type Owned = Pick<SlideLayerRow, 'kind' | 'personId' | 'organisationId'>;

const mayEdit = (layer: Owned, { person, teachingFor: own }: Viewer) =>
  layer.kind === 'own'
    ? layer.personId === person?.id
    : own !== undefined && own === layer.organisationId;

function toLayer(found: LayerFound, viewer: Viewer): SlideLayer {
  const { personId, organisationId: _owner, heldAt, updatedAt, ...row } = found;
  return {
    ...row,
    isHeld: heldAt !== null,
    isMine: personId === viewer.person?.id,
    mayEdit: mayEdit(found, viewer),
    updatedAt: updatedAt.getTime(),
  };
}

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

type Words = { name: string; words: string };

const heardOf = ({ name, words }: Words) => [name, ...wordsIn(words).values()].join('\n');

export async function editLayer(
  context: CallerContext<'db'>,
  body: Static<C['edit']['body']>,
): Promise<SlideLayer> {
  const find = async () => (await findDrawn(context.db, body.id)) ?? refuse('annotation.notFound');
  let found = await find();
  const viewer = await viewerOf(context, found.row.slideId);
  if (!mayEdit(found.row, viewer)) refuse('annotation.notFound');
  for (let turn = 0; turn < TRIES; turn += 1) {
    const head = await tryToEdit(context, found.row, body);
    if (head) return toLayer({ ...head, author: found.author }, viewer);
    found = await find();
  }
  return refuse('annotation.conflict');
}

type Changed = Awaited<ReturnType<typeof updateLayer>>;

async function tryToEdit(
  context: CallerContext<'db'>,
  row: SlideLayerRow,
  { version, name, colour, put = [], removed = [] }: Static<C['edit']['body']>,
): Promise<Changed> {
  const drawn = { shapes: row.shapes, words: wordsIn(row.words) };
  const next = row.version + 1;
  const after = patched(drawn, next, { version, put, removed });
  const isOther = colour !== undefined && colour !== row.colour;
  const shapes = isOther
    ? inColour(after.shapes, { from: row.colour, to: colour, next })
    : [...after.shapes];
  const change = {
    shapes,
    shapeCount: after.shapes.length,
    colour: colour ?? row.colour,
    updatedAt: context.clock.now(),
  };
  const parts: Words = {
    name: name === undefined ? row.name : requireText(name),
    words: wordsJson(after.words),
  };
  // Moving shapes changes no text, so it needs no moderation.
  const isSaid = parts.name !== row.name || parts.words !== row.words;
  if (!isSaid) return drawLayer(context.db, row, { ...row, ...change });
  if (row.visibility === noteVisibilityCodes.private) {
    const own = { name: asPrivateText(parts.name), words: asPrivateText(parts.words) };
    return drawLayer(context.db, row, { ...change, ...own });
  }
  return publish(context, row, parts, change);
}

class Outrun extends Error {}

/** Others read its words; what it is called, too. */
async function publish(
  context: CallerContext<'db'>,
  row: SlideLayerRow,
  parts: Words,
  change: Parameters<typeof updateLayer>[2],
): Promise<Changed> {
  let changed: Changed = null;
  try {
    await publishText(
      context,
      { kind: wordKindCodes.slideLayer, parts, heard: heardOf(parts) },
      async (tx, passed) => {
        const { said, heldAt } = passed;
        changed = await updateLayer(tx, row, { ...change, ...said, heldAt });
        if (!changed) throw new Outrun();
        return row.id;
      },
    );
    return changed;
  } catch (error) {
    if (error instanceof Outrun) return null;
    throw error;
  }
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
