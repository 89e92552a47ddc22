import {
  specimen,
  specimenHotspot,
  specimenSlide,
} from '@cheese/server/modules/bodies/specimen/specimen.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { seedPeople } from '../people/person.seed';
import { seedCommodities } from '../shop/commodity.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedAnatomy } from './anatomy.seed';
import { seedSlideLibraries } from '../slides/slides.seed';
import { seedSpecimenBodies } from './specimens';
import { seedSpecimens } from './specimens.seed';

const test = useTestApp();

it('stands every specimen on its body, with its hotspots and slides', async () => {
  await plantAreas(test, [
    seedPeople,
    seedCommodities,
    seedSlideLibraries,
    seedAnatomy,
    seedSpecimens,
  ]);
  const { db } = test.database;
  expect(await db.$count(specimen)).toBe(seedSpecimenBodies.length);
  const hotspots = seedSpecimenBodies.flatMap((one) => one.hotspots);
  expect(await db.$count(specimenHotspot)).toBe(hotspots.length);
  const slides = seedSpecimenBodies.flatMap((one) => one.tissues);
  expect(await db.$count(specimenSlide)).toBe(slides.length);
});
