import { bodyStructure } from '@cheese/server/modules/bodies/model/model.tables';
import { eq } from 'drizzle-orm';
import type { SeedContext } from '../planting/seed';
import { bodies, type BodySlug } from './bodies';

/** The number that a part got when its body was planted, by what the body calls it. */
export async function plantedParts(
  { db }: Pick<SeedContext, 'db'>,
  { slug, modelId }: { slug: BodySlug; modelId: number },
) {
  const { id, place } = bodyStructure;
  const rows = await db
    .select({ id, place })
    .from(bodyStructure)
    .where(eq(bodyStructure.modelId, modelId));
  const { parts } = bodies[slug];
  return (part: string) => {
    const at = parts.findIndex((one) => one.id === part);
    return rows.find((row) => row.place === at)?.id ?? 0;
  };
}
