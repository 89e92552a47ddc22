import { asc, eq } from 'drizzle-orm';
import type { Db } from '@cheese/server/db/database';
import type { Seed } from '../planting/seed';
import { emergencyQuestion } from '@cheese/server/modules/emergency/question/question.tables';
import { demoCentres } from './people/centres';
import { selectCentres } from '@cheese/server/modules/emergency/people/org.store';
import { plantQuizzes } from './quizzes';
import { emergencyResource } from '@cheese/server/modules/emergency/resource/resource.tables';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { type Habit, manners, type Visit, visitsOf } from './study/visits';
import { onShelf } from '@cheese/server/modules/emergency/study/study.store';
import { emergencyStudy } from '@cheese/server/modules/emergency/study/study.tables';
import { rebuildTotals } from '@cheese/server/modules/emergency/situation/totals.rebuild.store';

export interface DemoTrainee {
  personId: number;
  organisationId: number;
  name: string;
  habit: Habit;
  visits: Visit[];
}

/** What the demo people studied and were asked in the last sixty days. */
export const seedHistory: Seed = {
  area: 'emergencyHistory',
  async plant({ db, clock }) {
    const resourceIds = await selectShelf(db);
    const bank = await db.select().from(emergencyQuestion).orderBy(asc(emergencyQuestion.id));
    for (const trainee of await selectTrainees(db, clock.now().getTime())) {
      const rows = studiesOf(trainee, resourceIds);
      if (rows.length > 0) await db.insert(emergencyStudy).values(rows);
      const own = bank.filter(({ organisationId }) => organisationId === trainee.organisationId);
      await plantQuizzes(db, { ...trainee, skill: manners[trainee.habit].skill }, own);
    }
    await rebuildTotals(db);
  },
};

async function selectShelf(db: Db) {
  const rows = await db
    .select({ id: emergencyResource.id })
    .from(emergencyResource)
    .where(onShelf)
    .orderBy(asc(emergencyResource.id));
  return rows.map(({ id }) => id);
}

/** The planted trainees, as they stand on the rolls of their centres. */
export async function selectTrainees(db: Db, now: number): Promise<DemoTrainee[]> {
  const trainees: DemoTrainee[] = [];
  for (const { id: organisationId, name: centre } of await selectCentres(db)) {
    const habits = habitsIn(centre);
    const roll = await db
      .select()
      .from(membership)
      .where(eq(membership.organisationId, organisationId))
      .orderBy(asc(membership.id));
    for (const { personId, name } of roll) {
      const habit = habits.get(name);
      if (!habit || personId === null) continue;
      const visits = visitsOf({ name, habit }, now);
      trainees.push({ personId, organisationId, name, habit, visits });
    }
  }
  return trainees;
}

function habitsIn(centre: string): Map<string, Habit> {
  const trainees = demoCentres.find(({ name }) => name === centre)?.trainees ?? [];
  return new Map(trainees.map(({ name, habit }) => [name, habit]));
}

const studiesOf = (
  { personId, organisationId, visits }: DemoTrainee,
  resourceIds: readonly number[],
) =>
  visits
    .flatMap(({ studies }) => studies)
    .flatMap(({ startedAt, studiedMs, resource }) => {
      const resourceId = resourceIds[resource % resourceIds.length];
      if (resourceId === undefined) return [];
      const times = { startedAt: new Date(startedAt), endedAt: new Date(startedAt + studiedMs) };
      return [{ personId, organisationId, resourceId, studiedMs, ...times }];
    });
