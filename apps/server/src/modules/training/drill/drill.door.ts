import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { mayEdit, runsPlatform } from '../../base/ownership/ownership';
import { viewerScopeOf } from '../../base/ownership/visibleTo';
import { seeDrill } from './drill.graphs';
import { drill } from './drill.tables';

/**
 * Comments on a drill are open to those who see it and to platform moderators; a school's teachers
 * moderate those on its drills.
 */
export async function seeSpokenOf({ db, person }: { db: Db; person: Person | null }, id: number) {
  if (runsPlatform(person)) {
    if ((await db.$count(drill, eq(drill.id, id))) === 0) refuse('drill.notFound');
    return { isKeeping: true };
  }
  const { organisationId } = await seeDrill(db, id, viewerScopeOf(person));
  return {
    isKeeping: person !== null && organisationId !== null && mayEdit({ organisationId }, person),
  };
}
