import { findingStateCodes } from '@cheese/domain/codes/slides/slideFinding';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  OwnFinding,
  SlideFindingContract as C,
} from '@cheese/domain/contract/slides/slideFinding';
import type { FieldAnswer } from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { answerFits, isBlank } from '@cheese/domain/rules/slides/finding/answerFits';
import { pointsIn } from '@cheese/domain/rules/slides/finding/pointsIn';
import type { Static } from 'typebox';
import type { CallerContext, VisitorContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { requireSlide, type SlideAccess } from '../slide/slide.access';
import { askedField, canTakeBack, isDue, isGivenBack, showsExpected } from './slideFinding.rules';
import {
  deleteFinding,
  findForm,
  insertFinding,
  isMeantFor,
  listForms,
  lockFindingOf,
  lockOwn,
  updateFinding,
} from './slideFinding.store';
import type { FindingFormRow, FindingRow } from './slideFinding.tables';

function toOwn(form: FindingFormRow, row: FindingRow, now: Date): OwnFinding {
  const { id, state, title, fields, answers, marks } = row;
  return {
    id,
    state,
    title,
    answers,
    handedAt: row.handedAt.getTime(),
    fields: fields.map(askedField),
    canTakeBack: canTakeBack(form, row, now),
    marks: isGivenBack(row) ? marks : null,
    expected: showsExpected(form, row, now) ? fields.map(({ expected }) => expected) : null,
  };
}

const nobody = { id: 0, organisationId: null };

export async function listFindings(
  context: VisitorContext,
  slideId: number,
): Promise<Answers<C['list']>> {
  const { isTeaching } = await requireSlide(context, slideId);
  const rows = await listForms(context.db, slideId, context.person ?? nobody);
  const now = context.clock.now();
  return {
    isTeaching,
    list: rows.map(({ form, own }) => {
      const { id, title, text, dueAt, edition, fields } = form;
      const told = { id, title, text, edition, dueAt: dueAt?.getTime() ?? null };
      return { ...told, fields: fields.map(askedField), own: own && toOwn(form, own, now) };
    }),
  };
}

/** Each field filled in as it asks for, and none left out that is needed. */
function check(
  { fields }: FindingFormRow,
  answers: readonly FieldAnswer[],
  scan: SlideAccess['scan'],
) {
  if (answers.length !== fields.length) refuse('slideFinding.wrongAnswer');
  fields.forEach((field, i) => {
    const said = answers[i];
    if (!said || !answerFits(field, said, scan)) refuse('slideFinding.wrongAnswer');
    if (field.isNeeded && isBlank(said)) refuse('slideFinding.needed');
  });
}

export async function handIn(context: CallerContext<'db'>, handed: Static<C['handIn']['body']>) {
  const { db, person, clock } = context;
  const form = (await findForm(db, handed.id)) ?? refuse('slideFinding.gone');
  const { isTeaching, scan } = await requireSlide(context, form.slideId);
  if (isTeaching) refuse('slideFinding.teaches');
  return db.transaction(async (tx) => {
    const own = await lockOwn(tx, { formId: form.id, personId: person.id });
    // The same once more, on a line that broke: it is answered, not made again.
    if (own?.token === handed.token) return { id: own.id };
    const isTheirs = form.isShown && (await isMeantFor(tx, form.id, person));
    // A returned finding may be resubmitted even if the audience has changed since.
    if (!own && !isTheirs) refuse('slideFinding.gone');
    if (own && own.state !== findingStateCodes.returned) refuse('slideFinding.handedIn');
    if (handed.edition !== form.edition) refuse('slideFinding.changed');
    const now = clock.now();
    // A returned finding may be resubmitted after the deadline.
    if (!own && isDue(form, now)) refuse('slideFinding.due');
    check(form, handed.answers, scan);
    return keep(tx, { form, own, personId: person.id, now }, handed);
  });
}

interface Keeping {
  form: FindingFormRow;
  own: FindingRow | null;
  personId: number;
  now: Date;
}

async function keep(
  tx: Db,
  { form, own, personId, now }: Keeping,
  { token, answers }: Pick<Static<C['handIn']['body']>, 'token' | 'answers'>,
) {
  const { id: formId, edition, title, fields } = form;
  const row = { token, edition, title, fields, answers, handedAt: now, most: pointsIn(fields) };
  if (own) {
    // Marks of other fields say nothing about these.
    const marks = own.edition === edition ? own.marks : null;
    await updateFinding(tx, own.id, {
      ...row,
      marks,
      total: null,
      state: findingStateCodes.handedIn,
    });
    return { id: own.id };
  }
  const made = await insertFinding(tx, {
    ...row,
    formId,
    personId,
    state: findingStateCodes.handedIn,
  });
  if (made) return made;
  const first = await lockOwn(tx, { formId, personId });
  return first?.token === token ? { id: first.id } : refuse('slideFinding.handedIn');
}

export const takeBack = ({ db, person, clock }: CallerContext<'db'>, id: number) =>
  db.transaction(async (tx) => {
    const found = (await lockFindingOf(tx, id, person.id)) ?? refuse('slideFinding.gone');
    if (!canTakeBack(found.form, found.finding, clock.now())) refuse('slideFinding.kept');
    await deleteFinding(tx, id);
    return null;
  });
