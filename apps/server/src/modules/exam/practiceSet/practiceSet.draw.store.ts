import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { QuestionRef } from '../question/question.door';
import { sql } from 'drizzle-orm';
import type { PracticeAmong } from '@cheese/domain/codes/exam/practices';
import { fitting, standsIn } from './practiceSet.filter.store';

export const selectDrawn = (db: Db, among: PracticeAmong) =>
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
