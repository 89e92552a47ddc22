import { and, desc, eq, ilike, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { containing } from '../../db/containing';
import { emergencyResource as resource } from './resource.tables';
import type { GroundAsked } from './resource.service';

/** What is on the shelf, newest first. */
export function selectGrounded(db: Db, { category, topic, keyword }: GroundAsked) {
  const pattern = keyword && containing(keyword);
  return db
    .select()
    .from(resource)
    .where(
      and(
        isNotNull(resource.groundedAt),
        category && eq(resource.category, category),
        topic && eq(resource.topic, topic),
        pattern ? or(ilike(resource.title, pattern), ilike(resource.summary, pattern)) : undefined,
      ),
    )
    .orderBy(desc(resource.groundedAt), desc(resource.id));
}
