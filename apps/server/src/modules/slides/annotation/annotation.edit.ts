import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type {
  AnnotationContract as C,
  SlideLayer,
} from '@cheese/domain/contract/slides/annotation';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import { asPrivateText } from '../../people/publicWord/publicWord.passed';
import { publishText } from '../../people/publicWord/publicWord.service';
import { inColour, patched, wordsIn, wordsJson } from './annotation.patch';
import { drawLayer, findDrawn, updateLayer } from './annotation.store';
import type { SlideLayerRow } from './annotation.tables';
import { mayEdit, toLayer, viewerOf } from './annotation.viewer';

/** More lost races in a row than this come from a script. */
const TRIES = 5;

type Words = { name: string; words: string };

export const heardOf = ({ name, words }: Words) => [name, ...wordsIn(words).values()].join('\n');

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
export async function publish(
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
