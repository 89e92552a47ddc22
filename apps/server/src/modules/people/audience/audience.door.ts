import { and, eq, exists, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { audience, audienceMember } from './audience.tables';

/**
 * Who sets something up for people keeps the number that `writeAudience` answers, inside its own
 * transaction; it looks at whose the thing is before it asks.
 */
export {
  countAudience,
  listAudience,
  readAudience,
  replaceAudience,
  writeAudience,
} from './audience.service';

/** Somebody, and the organisation in which they are here; inputs of a statement that is kept. */
export interface Somebody {
  id: number | Placeholder;
  organisationId: number | Placeholder | null;
}

/** Whether an audience (joined, or asked beside) is one that somebody belongs to, where they are. */
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
