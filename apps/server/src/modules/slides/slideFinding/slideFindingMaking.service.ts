import type { Answers } from '@cheese/domain/contract/call';
import type { AudienceShown } from '@cheese/domain/contract/people/audience';
import type { MadeField } from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import type { SlideFindingMakingContract as C } from '@cheese/domain/contract/slides/slideFindingMaking';
import { fieldHolds } from '@cheese/domain/rules/slides/finding/answerFits';
import { isDeepStrictEqual } from 'node:util';
import type { Static } from 'typebox';
import type { Asking } from '../../../calls/asking';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { readAudience, replaceAudience, writeAudience } from '../../people/audience/audience.door';
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

type By = Asking & { db: Db };

type Asked = Omit<Static<C['add']['body']>, 'slideId'>;
type Written = Omit<Asked, 'audience'>;

const MOST_FORMS = 50;

async function takeForm(asking: By, id: number) {
  const form = (await findForm(asking.db, id)) ?? refuse('slideFinding.gone');
  await requireTaught(asking, form.slideId);
  return form;
}

const writtenOn = ({ title, text, fields, isShown, dueAt }: FindingFormRow): Written => ({
  title,
  text,
  fields,
  isShown,
  dueAt: dueAt?.getTime() ?? null,
});

export async function listMade(asking: By, slideId: number): Promise<Answers<C['list']>> {
  await requireTaught(asking, slideId);
  const rows = await selectMade(asking.db, slideId);
  return Promise.all(
    rows.map(async ({ form, handedIn, waiting }) => {
      const { id, edition, updatedAt } = form;
      const told = { id, slideId, edition, updatedAt: updatedAt.getTime() };
      return {
        ...writtenOn(form),
        ...told,
        handedIn,
        waiting,
        audience: await audienceOf(asking, form),
      };
    }),
  );
}

const audienceOf = async ({ db, person }: By, { audienceId }: FindingFormRow) =>
  audienceId === null ? null : readAudience(db, person, audienceId);

/** Replaces the audience; answers its id. */
async function keepAudience(
  tx: Db,
  asking: By,
  { audienceId }: Pick<FindingFormRow, 'audienceId'>,
  audience: Asked['audience'],
): Promise<number | null> {
  if (audience === null) return null;
  if (audienceId === null) return writeAudience(tx, asking, audience);
  await replaceAudience(tx, asking, audienceId, audience);
  return audienceId;
}

const isSameAudience = (shown: AudienceShown | null, asked: Asked['audience']) => {
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
  asking: By,
  { slideId, audience, ...written }: Static<C['add']['body']>,
) {
  const { db, person, clock } = asking;
  await requireTaught(asking, slideId);
  check(written.fields);
  if ((await countForms(db, slideId)) >= MOST_FORMS) refuse('slideFinding.tooMany');
  const row = rowOf(written, clock.now());
  return db.transaction(async (tx) => {
    const audienceId = await keepAudience(tx, asking, { audienceId: null }, audience);
    return insertForm(tx, { ...row, slideId, audienceId, createdBy: person.id });
  });
}

export async function editForm(
  asking: By,
  { id, updatedAt: seenAt, audience, ...written }: Static<C['edit']['body']>,
) {
  const form = await takeForm(asking, id);
  check(written.fields);
  const edition = isDeepStrictEqual(form.fields, written.fields) ? form.edition : form.edition + 1;
  // Later than what was seen, even within one millisecond.
  const now = new Date(Math.max(asking.clock.now().getTime(), seenAt + 1));
  const row = { ...rowOf(written, now), edition };
  const isChanged = await asking.db.transaction(async (tx) => {
    if (!(await changeForm(tx, { id, seenAt: new Date(seenAt) }, row))) return false;
    await turnForm(tx, id, { audienceId: await keepAudience(tx, asking, form, audience) });
    return true;
  });
  if (isChanged) return { id };
  // The same once more, on a line that broke, changes nothing.
  const newest = await takeForm(asking, id);
  const isSame =
    isDeepStrictEqual(writtenOn(newest), { ...written, title: row.title }) &&
    isSameAudience(await audienceOf(asking, newest), audience);
  return isSame ? { id } : refuse('slideFinding.formChanged');
}

export async function removeForm(asking: By, id: number) {
  await takeForm(asking, id);
  await turnForm(asking.db, id, { removedAt: asking.clock.now() });
  return null;
}
