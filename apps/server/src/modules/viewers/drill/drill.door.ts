import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { eyesOf } from './drill.access';
import { seeDrill } from './drill.graphs';
import { drill } from './drill.tables';

/** What is said at a drill is for who sees it, and for who moderates what is said anywhere. */
export async function seeSpokenOf({ db, person }: { db: Db; person: Person | null }, id: number) {
  if (!person?.roles.includes('platformAdmin')) return seeDrill(db, id, eyesOf(person));
  return (await db.$count(drill, eq(drill.id, id))) > 0 || refuse('drill.notFound');
}
