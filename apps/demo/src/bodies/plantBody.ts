import { openReader } from '@cheese/server/modules/base/findable/reading/reader';
import { bodyModel, bodyStructure } from '@cheese/server/modules/bodies/model/model.tables';
import { eq } from 'drizzle-orm';
import type { SeedContext } from '../planting/seed';
import { bodies, type BodySlug } from './bodies';
import { bodyPins } from './bodyPins';
import { bodyFlows, stationOf } from './flows';
import { bodyLayers, layerOf } from './layers';
import { plantedParts } from './plantedParts';

/** A body with its file and its tree, for whatever shows it. */
export async function plantBody(soil: SeedContext, slug: BodySlug): Promise<number> {
  const { db, bring } = soil;
  const { name: title, simplified } = bodies[slug];
  const [{ key, bytes }, preview] = [await bring(`model/${slug}`), await bring(`body/${slug}`)];
  const file = { key, bytes: bytes ?? 0, format: 'glb' as const, preview: preview.key, unitMm: 1 };
  const [model] = await db
    .insert(bodyModel)
    .values({ title, simplified, ...file, layers: layersOf(slug) })
    .returning({ id: bodyModel.id });
  const modelId = model?.id ?? 0;
  await plantParts({ db }, { slug, modelId });
  await plantFlows({ db }, { slug, modelId });
  await plantPins(soil, { slug, modelId });
  return modelId;
}

const layersOf = (slug: BodySlug) =>
  (bodyLayers[slug] ?? []).map(({ name, text }) => ({ name, text }));

interface Planting {
  slug: BodySlug;
  modelId: number;
}

/** What holds others comes first, because they name it by its number. */
async function plantParts({ db }: Pick<SeedContext, 'db'>, { slug, modelId }: Planting) {
  const { parts } = bodies[slug];
  const reader = await openReader();
  const spellingOf = (name: string) =>
    reader.syllables(reader.signs(name)).filter(Boolean).join(' ');
  const holders = new Set(parts.map(({ pid }) => pid));
  const ids = new Map<string, number>();
  const rowOf = (part: (typeof parts)[number], at: number) => {
    const { id: _id, pid, system: _system, ...words } = part;
    return {
      ...words,
      modelId,
      place: at,
      spelling: spellingOf(words.name),
      layer: layerOf(slug, part, parts),
      parentId: pid === null ? null : (ids.get(pid) ?? null),
    };
  };
  for (const [at, part] of parts.entries()) {
    if (!holders.has(part.id)) continue;
    const [row] = await db
      .insert(bodyStructure)
      .values(rowOf(part, at))
      .returning({ id: bodyStructure.id });
    ids.set(part.id, row?.id ?? 0);
  }
  const leaves = parts.flatMap((part, at) => (holders.has(part.id) ? [] : [rowOf(part, at)]));
  if (leaves.length > 0) await db.insert(bodyStructure).values(leaves);
}

/** They name parts by their numbers, which are known once those stand. */
async function plantFlows({ db }: Pick<SeedContext, 'db'>, { slug, modelId }: Planting) {
  const { id, place, name } = bodyStructure;
  const rows = await db
    .select({ id, place, name })
    .from(bodyStructure)
    .where(eq(bodyStructure.modelId, modelId));
  const { parts } = bodies[slug];
  const flows = (bodyFlows[slug] ?? []).map(({ stations, ...words }) => ({
    ...words,
    stations: stations.map((station) => {
      const { part, name: called } = stationOf(station);
      const row = rows.find((one) => one.place === parts.findIndex(({ id: its }) => its === part));
      return { id: row?.id ?? 0, name: called ?? row?.name ?? '' };
    }),
  }));
  await db.update(bodyModel).set({ flows }).where(eq(bodyModel.id, modelId));
}

/** Their pictures are slides of ours, all of each. */
async function plantPins({ db, bring }: SeedContext, of: Planting) {
  const idOf = await plantedParts({ db }, of);
  const pins = [];
  for (const { part, tissue, picture, ...words } of bodyPins[of.slug] ?? []) {
    const { key } = await bring(`tissue/${tissue}`);
    pins.push({ ...words, structureId: idOf(part), pictures: [{ src: key, text: picture }] });
  }
  await db.update(bodyModel).set({ pins }).where(eq(bodyModel.id, of.modelId));
}
