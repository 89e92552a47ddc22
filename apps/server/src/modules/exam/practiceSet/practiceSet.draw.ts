import {
  practiceSourceCodes,
  type PracticeAmong,
  practiceSources,
} from '@cheese/domain/codes/exam/practices';
import { sql } from 'drizzle-orm';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { refuse } from '../../../calls/refusal';
import { drawGroups } from '../paper/paper.groups';
import type { QuestionRef } from '../question/question.door';
import { asksOf, fitting, standsIn } from './practiceSet.filter.store';
import { openChosen } from './practiceSet.open';
import { findSet } from './practiceSet.store';
import { practiceSetTexts } from './practiceSet.texts';

const selectDrawn = (db: Db, among: PracticeAmong) =>
  prepared(db, `fitting_drawn_${among}`, () =>
    db
      .select({
        questionId: sql<number>`id`,
        version: sql<number>`version`,
        groupId: sql<QuestionRef['groupId']>`group_id`,
      })
      .from(
        sql`(${fitting} select id, version, group_id from fit
          where c and t and d and g and ${standsIn(among)}) as fit`,
      )
      .orderBy(sql`random()`)
      .prepare(`fitting_drawn_${among}`),
  );

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
