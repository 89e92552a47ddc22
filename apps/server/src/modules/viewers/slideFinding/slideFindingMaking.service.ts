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
import { countForms, insertForm, selectMade, updateForm } from './slideFindingMaking.store';

type By = Asking & { person: Person };

const MOST_FORMS = 50;

async function takeForm(asking: By, id: number) {
  const form = (await findForm(asking.db, id)) ?? refuse('slideFinding.gone');
  await requireTaught(asking, form.slideId);
  return form;
}

export async function listMade(asking: By, slideId: number): Promise<Answers<C['list']>> {
  await requireTaught(asking, slideId);
  const rows = await selectMade(asking.db, slideId);
  return rows.map(({ form, handedIn, waiting }) => {
    const { id, title, text, dueAt, fields, isShown, edition } = form;
    const written = { title, text, fields, isShown, dueAt: dueAt?.getTime() ?? null };
    return { ...written, id, slideId, edition, handedIn, waiting };
  });
}

function check(fields: readonly MadeField[]) {
  if (!fields.every(fieldHolds)) refuse('slideFinding.fields');
}

type Written = Omit<Static<C['add']['body']>, 'slideId'>;

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

export async function editForm(asking: By, { id, ...written }: Static<C['edit']['body']>) {
  const form = await takeForm(asking, id);
  check(written.fields);
  const edition = isDeepStrictEqual(form.fields, written.fields) ? form.edition : form.edition + 1;
  await updateForm(asking.db, id, { ...rowOf(written, asking.clock.now()), edition });
  return { id };
}

export async function removeForm(asking: By, id: number) {
  await takeForm(asking, id);
  await updateForm(asking.db, id, { removedAt: asking.clock.now() });
  return null;
}
