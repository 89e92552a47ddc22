import { pictureWidths } from '@cheese/domain/rules/site/image';
import { renderPanorama, renderViews } from '@cheese/generators/panoramas/drawRoom';
import type { RoomShape } from '@cheese/generators/panoramas/rooms/roomShape';
import { cover, widthEndings } from '../making/cover';
import type { Making } from '../making/making';
import { type SeedRoom, seedTour } from './roam/tour';

const by = 'panoramas';

function filesOf({ shape, spots }: SeedRoom): Making[] {
  const shown = spots.flatMap((spot) =>
    'picture' in spot ? cover('roam', `${spot.at}-spot`, spot.picture) : [],
  );
  return [...aroundAndView(shape), ...shown];
}

function aroundAndView(shape: RoomShape): Making[] {
  const slug = `roam/${shape.slug}`;
  const from = JSON.stringify(shape);
  const views = { endings: widthEndings, make: () => renderViews(shape, pictureWidths) };
  const around = { endings: ['.webp'], make: async () => [await renderPanorama(shape)] };
  return [
    { slug, from, by, isLarge: true, ...around },
    { slug: `${slug}-view`, from, by, ...views },
  ];
}

export const roamFiles = seedTour.flatMap(filesOf);
