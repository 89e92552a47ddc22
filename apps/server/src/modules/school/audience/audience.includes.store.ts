import { and, eq, exists, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { isInGroups } from './audience.groups.store';
import { audience, audienceMember } from './audience.tables';

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
  if (organisationId === null) return or(eq(audience.kind, 'everybody'), isChosen)!;
  const isOfSchool = eq(audience.organisationId, organisationId);
  return or(
    eq(audience.kind, 'everybody'),
    and(eq(audience.kind, 'organisation'), isOfSchool),
    and(eq(audience.kind, 'groups'), isOfSchool, isInGroups(id, organisationId)),
    isChosen,
  )!;
}

/** Whether an audience includes somebody now. */
export async function isIncluded(
  db: Db,
  { id, organisationId }: Pick<Person, 'id' | 'organisationId'>,
  audienceId: number,
): Promise<boolean> {
  const plan = prepared(db, 'audience_includes', () =>
    db
      .select({ id: audience.id })
      .from(audience)
      .where(
        and(
          eq(audience.id, sql.placeholder('audienceId')),
          includes(db, {
            id: sql.placeholder('id'),
            organisationId: sql.placeholder('organisationId'),
          }),
        ),
      )
      .prepare('audience_includes'),
  );
  return (await plan.execute({ id, organisationId, audienceId })).length > 0;
}
