import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { numbersIn } from '../../../db/batched';
import { eq, sql } from 'drizzle-orm';
import type { Step } from '@cheese/drills/play/answer';
import { drill } from './drill.tables';

export function selectStandings(db: Db, all: readonly number[]) {
  const plan = prepared(db, 'drill_version', () => {
    const { id, version, isShown, organisationId } = drill;
    return db
      .select({ id, version, isShown, organisationId })
      .from(drill)
      .where(sql`${id} = any(${sql.placeholder('ids')}::int[])`)
      .prepare('drill_version');
  });
  return plan.execute({ ids: numbersIn([...new Set(all)]) });
}

export const selectGraph = (db: Db, id: number) =>
  db.select({ graph: drill.graph, best: drill.best }).from(drill).where(eq(drill.id, id));

export const updateBest = (db: Db, id: number, best: readonly Step[]) =>
  db.update(drill).set({ best }).where(eq(drill.id, id));
