import { practiceSourceCodes, practiceSources } from '@cheese/domain/codes/exam/practices';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { drawGroups } from '../paper/paper.groups';
import { asksOf } from './practiceSet.filter.store';
import { openChosen } from './practiceSet.open';
import { findSet } from './practiceSet.store';
import { practiceSetTexts } from './practiceSet.texts';
import { selectDrawn } from './practiceSet.draw.store';

/** Draws the questions of a set once, from what the user may access now. */
export async function drawSet(context: CallerContext<'db'>, setId: number) {
  const set =
    (await findSet(context.db, context.person.id, setId)) ?? refuse('practiceSet.notFound');
  const { choices, name } = set;
  const { banks, branches, among } = await openChosen(context, choices);
  if (banks.length === 0) refuse('bank.locked');
  const found = await selectDrawn(context.db, choices.among).execute(
    asksOf(choices, branches, among),
  );
  const refs = drawGroups(found, choices.questionCount);
  if (refs.length === 0) refuse('practice.noQuestions');
  return { title: name ?? titleOf(banks), refs, minutes: choices.minutes };
}

const titleOf = ([first, ...others]: readonly { name: string }[]) => {
  const of = first?.name ?? '';
  const rest = others.length > 0 ? practiceSetTexts.andOthers(others.length + 1) : '';
  return `${practiceSources[practiceSourceCodes.custom]} · ${of}${rest}`;
};
