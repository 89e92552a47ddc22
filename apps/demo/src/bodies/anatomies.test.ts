import { seedShelf } from '../shop/commodity/shelf';
import { anatomyRegions, seedAnatomies } from './anatomies';
import { partsIn, viewOf } from './tours/tour';
import { bodyTours } from './tours/tours';
import { sicknesses } from './sickness/sicknesses';
import { bodies, type BodySlug } from './bodies';
import { bodyFlows, stationOf } from './flows';
import { bodyPins } from './bodyPins';
import { bodyLayers, layerOf } from './layers';
import { seedSlides } from '../slides/slides';
import { seedSpecimenBodies } from './specimens';

it('each body is studied somewhere', () => {
  const studied = seedAnatomies.flatMap((one) => one.bodies);
  expect([...new Set(studied)].sort()).toEqual(Object.keys(bodies).sort());
});

it.each(seedAnatomies)('$sold is in the shop and in a region', ({ sold, region, highlights }) => {
  const titles = (seedShelf[16] ?? []).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith(sold))).toHaveLength(1);
  expect(Object.values(anatomyRegions).flat()).toContain(region);
  expect(highlights.length).toBeGreaterThanOrEqual(2);
});

it('nothing is sold as a model that none shows', () => {
  const shown = [...seedAnatomies, ...seedSpecimenBodies].map(({ sold }) => sold);
  const turned = (seedShelf[2] ?? []).filter(({ options }) => options.includes('3D标本'));
  const titles = [...(seedShelf[16] ?? []), ...turned].map(({ title }) => title);
  expect(titles.filter((title) => !shown.some((sold) => title.startsWith(sold)))).toEqual([]);
});

it.each(Object.values(bodies))('$name: parts are named in three languages, below parts', (body) => {
  const ids = new Set<string | null>(body.parts.map(({ id }) => id));
  expect(ids.size).toBe(body.parts.length);
  expect(body.parts.filter(({ pid }) => pid !== null && !ids.has(pid))).toEqual([]);
  expect(
    body.parts.filter(({ name, nameEn, nameLatin }) => !(name && nameEn && nameLatin)),
  ).toEqual([]);
});

it.each(Object.entries(bodyLayers))('%s: each part that one sees is in a layer', (slug, layers) => {
  const { parts } = bodies[slug as BodySlug];
  const named = layers.flatMap((layer) => layer.parts);
  expect(named.filter((id) => !parts.some((part) => part.id === id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  const of = parts.map((part) => layerOf(slug as BodySlug, part, parts));
  expect(parts.filter(({ meshes }, at) => meshes.length > 0 && of[at] === null)).toEqual([]);
  expect(new Set(of.filter((at) => at !== null)).size).toBe(layers.length);
});

it.each(Object.entries(bodyFlows))('%s: what flows goes through parts one sees', (slug, flows) => {
  const { parts } = bodies[slug as BodySlug];
  const seen = new Map(
    parts.flatMap(({ id, name, meshes }) => (meshes.length > 0 ? [[id, name] as const] : [])),
  );
  for (const { stations } of flows) {
    const each = stations.map(stationOf);
    expect(each.length).toBeGreaterThanOrEqual(4);
    expect(each.filter(({ part }) => !seen.has(part))).toEqual([]);
    expect(new Set(each.map(({ part }) => part)).size).toBe(each.length);
    expect(new Set(each.map(({ part, name }) => name ?? seen.get(part))).size).toBe(each.length);
  }
});

it.each(Object.keys(bodies) as BodySlug[])('%s: its parts have an order', (slug) => {
  const layers = bodyLayers[slug]?.length ?? 0;
  expect(bodyFlows[slug] !== undefined || layers >= 4).toBe(true);
});

it.each(Object.entries(bodyTours))(
  '%s: its tour has stops that name what there is',
  (slug, tour) => {
    const { parts } = bodies[slug as BodySlug];
    expect(tour.stops.length).toBeGreaterThanOrEqual(5);
    expect(tour.stops.length).toBeLessThanOrEqual(8);
    expect(partsIn(tour).filter((id) => !parts.some((part) => part.id === id))).toEqual([]);
  },
);

it.each(Object.entries(bodyPins))('%s: its pins stick in parts that one sees', (slug, pins) => {
  const seen = bodies[slug as BodySlug].parts.filter(({ meshes }) => meshes.length > 0);
  expect(pins.filter(({ part }) => !seen.some(({ id }) => id === part))).toEqual([]);
  const drawn = seedSlides.map(({ tissue }) => tissue);
  expect(pins.filter(({ tissue }) => !drawn.includes(tissue))).toEqual([]);
});

describe.each(Object.entries(sicknesses))('%s', (slug, { healthy, differences }) => {
  const [sick, well] = [bodies[slug as BodySlug], bodies[healthy]];

  it('calls its parts as the healthy body does, after which it comes where it is studied', () => {
    const called = ({ parts }: typeof well) =>
      parts.slice(1).map(({ id, meshes, nameLatin }) => [id, meshes, nameLatin]);
    expect(called(sick)).toEqual(called(well));
    expect(sick.parts[0]?.nameLatin).toBe(well.parts[0]?.nameLatin);
    const studied = seedAnatomies.flatMap((one) => one.bodies);
    expect(studied.indexOf(slug as BodySlug)).toBe(studied.indexOf(healthy) + 1);
  });

  it('says what differs at parts that one sees, each once, with words of its own there', () => {
    const at = differences.map(({ part }) => part);
    expect(new Set(at).size).toBe(at.length);
    const seen = (part: string) => well.parts.find(({ id }) => id === part)?.meshes.length ?? 0;
    expect(at.filter((part) => seen(part) === 0)).toEqual([]);
    const textOf = ({ parts }: typeof well, part: string) =>
      parts.find(({ id }) => id === part)?.description;
    expect(at.filter((part) => textOf(sick, part) === textOf(well, part))).toEqual([]);
    const stops = differences.map(({ view, ...words }) => ({ ...view, ...words }));
    const named = partsIn({ title: slug, stops });
    expect(named.filter((part) => !well.parts.some(({ id }) => id === part))).toEqual([]);
  });
});

it('a view is said as the viewer says it', () => {
  const ids: Record<string, number> = { valves: 3, chambers: 2, aorta: 9 };
  const said = viewOf(
    {
      from: [30, -10, 1.5],
      at: [0, 0.25, 0],
      chosen: 'aorta',
      only: ['valves', 'aorta'],
      faint: [35, 'chambers'],
      cut: ['z', 0.1],
    },
    (part) => ids[part] ?? 0,
  );
  expect(said).toBe('30_-10_1.5_0_0.25_0~9~s!3!9~35!2~z!0.1!0!0!0');
  expect(viewOf({ from: [0, 0, 1] }, () => 0)).toBe('0_0_1_0_0_0');
});

describe.each(seedSpecimenBodies)('the specimen $sold', ({ sold, body, views, hotspots }) => {
  const { parts } = bodies[body];
  const named = new Set(views.map(({ name }) => name));

  it('is in the shop, and has sides and hotspots that its body bears out', () => {
    const titles = (seedShelf[2] ?? []).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith(sold))).toHaveLength(1);
    expect(named.size).toBe(views.length);
    expect(hotspots.length).toBeGreaterThanOrEqual(5);
    expect(hotspots.filter(({ view }) => !named.has(view))).toEqual([]);
  });

  it('points at parts that one sees, each once, and hides parts that there are', () => {
    const seen = parts.filter(({ meshes }) => meshes.length > 0).map(({ name }) => name);
    const pointed = hotspots.map(({ part }) => part);
    expect(pointed.filter((part) => !seen.includes(part))).toEqual([]);
    expect(new Set(pointed).size).toBe(pointed.length);
    const hidden = views.flatMap((view) => view.hidden ?? []);
    expect(hidden.filter((name) => !parts.some((part) => part.name === name))).toEqual([]);
  });
});
