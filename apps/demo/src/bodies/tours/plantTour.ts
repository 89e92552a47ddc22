import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { asPrivateText } from '@cheese/server/modules/people/publicWord/publicWord.passed';
import { anatomyTour } from '@cheese/server/modules/bodies/anatomyTour/anatomyTour.tables';
import type { SeedContext } from '../../planting/seed';
import type { BodySlug } from '../bodies';
import { plantedParts } from '../plantedParts';
import { viewOf } from './tour';
import { bodyTours } from './tours';

interface Planting {
  anatomyId: number;
  modelId: number;
  slug: BodySlug;
  /** Who made it for the platform. */
  personId: number;
}

/** The way through a body, as who runs the platform would have made it. */
export async function plantTour(
  { db, clock }: Pick<SeedContext, 'db' | 'clock'>,
  { anatomyId, modelId, slug, personId }: Planting,
) {
  const tour = bodyTours[slug];
  if (!tour) return;
  const idOf = await plantedParts({ db }, { slug, modelId });
  const now = clock.now();
  const words = tour.stops.map(({ title, text }, at) => [`s${at + 1}`, { title, text }]);
  await db.insert(anatomyTour).values({
    anatomyId,
    modelId,
    personId,
    visibility: noteVisibilityCodes.public,
    version: 1,
    createdAt: now,
    updatedAt: now,
    title: asPrivateText(tour.title),
    words: asPrivateText(JSON.stringify(Object.fromEntries(words))),
    stops: tour.stops.map((stop, at) => ({
      id: `s${at + 1}`,
      sound: '',
      view: viewOf(stop, idOf),
    })),
  });
}
