import type { Answers } from '@cheese/domain/contract/call';
import type { MadeField } from '@cheese/domain/contract/viewers/slideFindingShapes';
import type { SlideFindingMakingContract as C } from '@cheese/domain/contract/viewers/slideFindingMaking';
import { fieldHolds } from '@cheese/domain/slideFinding/answerFits';
import { isDeepStrictEqual } from 'node:util';
import type { Static } from 'typebox';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { type Asking, requireTaught } from '../slide/slide.access';
import { findForm } from './slideFinding.store';
import type { FindingFormRow } from './slideFinding.tables';
import {
  changeForm,
  countForms,
  insertForm,
  removeForm as takeAway,
  selectMade,
} from './slideFindingMaking.store';

type By = Asking & { person: Person };

type Written = Omit<Static<C['add']['body']>, 'slideId'>;

const MOST_FORMS = 50;

async function takeForm(asking: By, id: number) {
  const form = (await findForm(asking.db, id)) ?? refuse('slideFinding.gone');
  await requireTaught(asking, form.slideId);
  return form;
}

const writtenOn = ({ title, text, fields, isShown, dueAt }: FindingFormRow): Written => ({
  ...{ title, text, fields, isShown, dueAt: dueAt?.getTime() ?? null },
});

export async function listMade(asking: By, slideId: number): Promise<Answers<C['list']>> {
  await requireTaught(asking, slideId);
  const rows = await selectMade(asking.db, slideId);
  return rows.map(({ form, handedIn, waiting }) => {
    const { id, edition, updatedAt } = form;
    const told = { id, slideId, edition, updatedAt: updatedAt.getTime() };
    return { ...writtenOn(form), ...told, handedIn, waiting };
  });
}

function check(fields: readonly MadeField[]) {
  if (!fields.every(fieldHolds)) refuse('slideFinding.fields');
}

const rowOf = ({ title, dueAt, ...written }: Written, updatedAt: Date) => ({
  ...written,
  ...{ title: title.trim(), dueAt: dueAt === null ? null : new Date(dueAt), updatedAt },
});

export async function addForm(asking: By, { slideId, ...written }: Static<C['add']['body']>) {
  const { db, person, clock } = asking;
  await requireTaught(asking, slideId);
  check(written.fields);
  if ((await countForms(db, slideId)) >= MOST_FORMS) refuse('slideFinding.tooMany');
  const row = rowOf(written, clock.now());
  return insertForm(db, { ...row, slideId, createdBy: person.id });
}

export async function editForm(
  asking: By,
  { id, updatedAt: seenAt, ...written }: Static<C['edit']['body']>,
) {
  const form = await takeForm(asking, id);
  check(written.fields);
  const edition = isDeepStrictEqual(form.fields, written.fields) ? form.edition : form.edition + 1;
  // Later than what was seen, even within one millisecond.
  const now = new Date(Math.max(asking.clock.now().getTime(), seenAt + 1));
  const row = { ...rowOf(written, now), edition };
  if (await changeForm(asking.db, { id, seenAt: new Date(seenAt) }, row)) return { id };
  // The same once more, on a line that broke, changes nothing.
  const newest = await takeForm(asking, id);
  const isSame = isDeepStrictEqual(writtenOn(newest), { ...written, title: row.title });
  return isSame ? { id } : refuse('slideFinding.formChanged');
}

export async function removeForm(asking: By, id: number) {
  await takeForm(asking, id);
  await takeAway(asking.db, id, asking.clock.now());
  return null;
}
