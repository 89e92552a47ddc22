import { bodyModel } from '@cheese/server/modules/bodies/model/model.tables';
import { eq } from 'drizzle-orm';
import type { SeedContext } from '../../planting/seed';
import type { BodySlug } from '../bodies';
import { plantedParts } from '../plantedParts';
import { viewOf } from '../tours/tour';
import { sicknesses } from './sicknesses';

interface Planting {
  slug: BodySlug;
  modelId: number;
  /** What stands already. */
  planted: ReadonlyMap<BodySlug, number>;
}

/** Says of a sick body what it has; its differences name parts of the healthy one. */
export async function plantSickness({ db }: Pick<SeedContext, 'db'>, of: Planting) {
  const its = sicknesses[of.slug];
  if (!its) return;
  const { healthy, name, text } = its;
  const healthyId = of.planted.get(healthy);
  if (healthyId === undefined) throw new Error(`${of.slug} comes before ${healthy}`);
  const idOf = await plantedParts({ db }, { slug: healthy, modelId: healthyId });
  const differences = its.differences.map(({ part, view, ...words }) => ({
    ...words,
    structureId: idOf(part),
    view: viewOf({ ...view, chosen: part }, idOf),
  }));
  await db
    .update(bodyModel)
    .set({ healthyId, sickness: { name, text, differences } })
    .where(eq(bodyModel.id, of.modelId));
}
