import { morphologyFieldCodes } from '@cheese/domain/codes/slides/morphology';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { bodyModel, bodyStructure } from '@cheese/server/modules/bodies/model/model.tables';
import { slide } from '@cheese/server/modules/slides/slide/slide.tables';
import {
  specimen,
  specimenHotspot,
  specimenSlide,
} from '@cheese/server/modules/bodies/specimen/specimen.tables';
import { eq, inArray } from 'drizzle-orm';
import type { Seed, SeedContext } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';
import { bodies } from './bodies';
import { type SeedSpecimen, seedSpecimenBodies } from './specimens';
import { seedSlides } from '../slides/slides';

/** Bodies that anatomies brought, on a turntable; after those, and after the slides. */
export const seedSpecimens: Seed = {
  area: 'specimens',
  async plant(soil) {
    const { db, clock } = soil;
    const find = await seededCommodities(db);
    for (const one of seedSpecimenBodies) {
      const { productId: id } = find(commodityTypeCodes.specimen, one.sold);
      const { modelId, idOf } = await plantedParts(soil, one);
      const views = one.views.map(({ hidden = [], zoom = 1, cut = null, ...view }) => ({
        ...view,
        zoom,
        cut,
        hidden: hidden.map(idOf),
      }));
      const { system, nameEn } = one;
      const facts = { system, nameEn, views, updatedAt: clock.now() };
      await db
        .insert(specimen)
        .values({ id, modelId, ...facts, field: morphologyFieldCodes.anatomy });
      await db.insert(specimenHotspot).values(
        one.hotspots.map(({ part, view, ...words }, place) => ({
          specimenId: id,
          structureId: idOf(part),
          place,
          ...words,
          view: one.views.findIndex(({ name }) => name === view),
        })),
      );
      await plantLinks(soil, { id, tissues: one.tissues });
    }
  },
};

/** Its model as it stands already, and its parts by their names. */
async function plantedParts({ db }: SeedContext, { body }: SeedSpecimen) {
  const [model] = await db
    .select({ id: bodyModel.id })
    .from(bodyModel)
    .where(eq(bodyModel.title, bodies[body].name));
  if (!model) throw new Error(`No model of ${body} has been planted`);
  const rows = await db
    .select({ id: bodyStructure.id, name: bodyStructure.name })
    .from(bodyStructure)
    .where(eq(bodyStructure.modelId, model.id));
  const idOf = (name: string) => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`${body} has no part ${name}`);
    return found.id;
  };
  return { modelId: model.id, idOf };
}

async function plantLinks(
  { db }: SeedContext,
  { id, tissues }: Pick<SeedSpecimen, 'tissues'> & { id: number },
) {
  const titles = tissues.flatMap((tissue) =>
    seedSlides.filter((one) => one.tissue === tissue).map(({ title }) => title),
  );
  if (titles.length === 0) return;
  const rows = await db
    .select({ slideId: slide.id, title: slide.title })
    .from(slide)
    .where(inArray(slide.title, titles));
  const links = rows.map(({ slideId, title }) => ({ slideId, place: titles.indexOf(title) }));
  await db.insert(specimenSlide).values(links.map((link) => ({ specimenId: id, ...link })));
}
