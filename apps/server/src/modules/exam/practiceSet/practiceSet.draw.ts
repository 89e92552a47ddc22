import { practiceSources } from '@cheese/domain/codes/exam/practices';
import { sql } from 'drizzle-orm';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { refuse } from '../../../refusal';
import { drawGroups } from '../paper/paper.groups';
import type { QuestionRef } from '../question/question.door';
import { fitting, standsIn } from './practiceSet.filter';
import { openChosen } from './practiceSet.open';
import { findSet } from './practiceSet.store';

type Asking = Who & { db: Db };

const MADE = 9;

/** Draws once what a practice of this set asks, out of what is open to who asks by now. */
export async function drawSet(asking: Asking, setId: number) {
  const set = (await findSet(asking.db, asking.person.id, setId)) ?? refuse('practiceSet.notFound');
  const { choices, name } = set;
  const { banks, branches, among } = await openChosen(asking, choices);
  if (banks.length === 0) refuse('bank.locked');
  const found = await rawRows<QuestionRef>(
    asking.db,
    sql`${fitting(choices, branches, among)}
      select id as "questionId", version, group_id as "groupId" from fit
      where c and t and d and g and ${standsIn(choices.among)} order by random()`,
  );
  const refs = drawGroups(found, choices.questionCount);
  if (refs.length === 0) refuse('practice.noQuestions');
  return { title: name ?? titleOf(banks), refs, minutes: choices.minutes };
}

const titleOf = ([first, ...others]: readonly { name: string }[]) => {
  const of = first?.name ?? '';
  const rest = others.length > 0 ? ` 等 ${others.length + 1} 个题库` : '';
  return `${practiceSources[MADE]} · ${of}${rest}`;
};
