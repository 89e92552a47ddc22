import type { Answers } from '@cheese/domain/contract/call';
import type { AudienceShown } from '@cheese/domain/contract/school/audience';
import type { MadeField } from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import type { SlideFindingMakingContract as C } from '@cheese/domain/contract/slides/slideFindingMaking';
import { fieldHolds } from '@cheese/domain/rules/slides/finding/answerFits';
import { isDeepStrictEqual } from 'node:util';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { readAudience, replaceAudience, writeAudience } from '../../school/audience/audience.door';
import { requireTaught } from '../slide/slide.access';
import { findForm } from './slideFinding.store';
import type { FindingFormRow } from './slideFinding.tables';
import {
  changeForm,
  countForms,
  insertForm,
  selectMade,
  turnForm,
} from './slideFindingMaking.store';

type FormBody = Omit<Static<C['add']['body']>, 'slideId'>;
type Written = Omit<FormBody, 'audience'>;

const MOST_FORMS = 50;

async function takeForm(context: CallerContext<'db'>, id: number) {
  const form = (await findForm(context.db, id)) ?? refuse('slideFinding.gone');
  await requireTaught(context, form.slideId);
  return form;
}

const writtenOn = ({ title, text, fields, isShown, dueAt }: FindingFormRow): Written => ({
  title,
  text,
  fields,
  isShown,
  dueAt: dueAt?.getTime() ?? null,
});

export async function listMade(
  context: CallerContext<'db'>,
  slideId: number,
): Promise<Answers<C['list']>> {
  await requireTaught(context, slideId);
  const rows = await selectMade(context.db, slideId);
  return Promise.all(
    rows.map(async ({ form, handedIn, waiting }) => {
      const { id, edition, updatedAt } = form;
      const told = { id, slideId, edition, updatedAt: updatedAt.getTime() };
      return {
        ...writtenOn(form),
        ...told,
        handedIn,
        waiting,
        audience: await audienceOf(context, form),
      };
    }),
  );
}

const audienceOf = async ({ db, person }: CallerContext<'db'>, { audienceId }: FindingFormRow) =>
  audienceId === null ? null : readAudience(db, person, audienceId);

/** Replaces the audience; answers its id. */
async function keepAudience(
  tx: Db,
  context: CallerContext<'db'>,
  { audienceId }: Pick<FindingFormRow, 'audienceId'>,
  audience: FormBody['audience'],
): Promise<number | null> {
  if (audience === null) return null;
  if (audienceId === null) return writeAudience(tx, context, audience);
  await replaceAudience(tx, context, audienceId, audience);
  return audienceId;
}

const isSameAudience = (shown: AudienceShown | null, asked: FormBody['audience']) => {
  if (shown === null || asked === null) return shown === asked;
  const ids = shown.people.map(({ personId }) => personId).sort((a, b) => a - b);
  const wished = [...(asked.personIds ?? [])].sort((a, b) => a - b);
  return shown.kind === asked.kind && (asked.kind !== 'chosen' || isDeepStrictEqual(ids, wished));
};

function check(fields: readonly MadeField[]) {
  if (!fields.every(fieldHolds)) refuse('slideFinding.fields');
}

const rowOf = ({ title, dueAt, ...written }: Written, updatedAt: Date) => ({
  ...written,
  title: title.trim(),
  dueAt: dueAt === null ? null : new Date(dueAt),
  updatedAt,
});

export async function addForm(
  context: CallerContext<'db'>,
  { slideId, audience, ...written }: Static<C['add']['body']>,
) {
  const { db, person, clock } = context;
  await requireTaught(context, slideId);
  check(written.fields);
  if ((await countForms(db, slideId)) >= MOST_FORMS) refuse('slideFinding.tooMany');
  const row = rowOf(written, clock.now());
  return db.transaction(async (tx) => {
    const audienceId = await keepAudience(tx, context, { audienceId: null }, audience);
    return insertForm(tx, { ...row, slideId, audienceId, createdBy: person.id });
  });
}

export async function editForm(
  context: CallerContext<'db'>,
  { id, updatedAt: seenAt, audience, ...written }: Static<C['edit']['body']>,
) {
  const form = await takeForm(context, id);
  check(written.fields);
  const edition = isDeepStrictEqual(form.fields, written.fields) ? form.edition : form.edition + 1;
  // Later than what was seen, even within one millisecond.
  const now = new Date(Math.max(context.clock.now().getTime(), seenAt + 1));
  const row = { ...rowOf(written, now), edition };
  const isChanged = await context.db.transaction(async (tx) => {
    if (!(await changeForm(tx, { id, seenAt: new Date(seenAt) }, row))) return false;
    await turnForm(tx, id, { audienceId: await keepAudience(tx, context, form, audience) });
    return true;
  });
  if (isChanged) return { id };
  // The same once more, on a line that broke, changes nothing.
  const newest = await takeForm(context, id);
  const isSame =
    isDeepStrictEqual(writtenOn(newest), { ...written, title: row.title }) &&
    isSameAudience(await audienceOf(context, newest), audience);
  return isSame ? { id } : refuse('slideFinding.formChanged');
}

export async function removeForm(context: CallerContext<'db'>, id: number) {
  await takeForm(context, id);
  await turnForm(context.db, id, { removedAt: context.clock.now() });
  return null;
}
