import { and, eq, exists, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { audience, audienceMember } from './audience.tables';

export { asInvitation, newInvitation } from './audience.code';
export { countGuesses, type Joining } from './audience.join';
export { numbersOfSheet } from './audience.match';
/**
 * The caller stores the id from `writeAudience` in its own transaction, and checks the owner of its
 * thing before it calls.
 */
export {
  countAudience,
  listAudience,
  readAudience,
  replaceAudience,
  writeAudience,
} from './audience.service';

/** A user and their current organisation, as values or as statement inputs. */
export interface Somebody {
  id: number | Placeholder;
  organisationId: number | Placeholder | null;
}

/**
 * A condition for an audience, joined or in a subquery, that includes the user at their current
 * school.
 */
export function includes(db: Db, { id, organisationId }: Somebody): SQL {
  const isMember = and(eq(audienceMember.audienceId, audience.id), eq(audienceMember.personId, id));
  const isChosen = exists(
    db
      .select({ one: sql`1` })
      .from(audienceMember)
      .where(isMember),
  );
  const isOfSchool =
    organisationId === null ? undefined : eq(audience.organisationId, organisationId);
  return or(
    eq(audience.kind, 'everybody'),
    isOfSchool && and(eq(audience.kind, 'organisation'), isOfSchool),
    isChosen,
  )!;
}
