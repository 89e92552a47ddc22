import { and, eq, like, type Placeholder } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { beginningPattern } from '../../../db/likePattern';
import { memberKey } from '../organisation/member.tables';

/** What somebody typed to find a member, as a pattern; null for nothing. */
export function typedPattern(keyword: string | undefined): string | null {
  const words = keyword?.trim().toLowerCase();
  return words ? beginningPattern(words) : null;
}

/** For a condition: the members of a school of whom a key begins like that. */
export const membersTyped = (
  db: Db,
  organisationId: number | Placeholder,
  pattern: string | Placeholder,
) =>
  db
    .select({ id: memberKey.membershipId })
    .from(memberKey)
    .where(
      and(eq(memberKey.organisationId, organisationId), like(memberKey.key, pattern as string)),
    );
