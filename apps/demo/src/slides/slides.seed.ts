import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { indexForSearch } from '@cheese/server/modules/base/findable/findable.service';
import { slideFindable } from '@cheese/server/modules/slides/slide/slide.findable';
import { slideLibrary } from '@cheese/server/modules/slides/slide/slide.tables';
import { slideWords } from '@cheese/server/modules/slides/slidePanel/slidePanel.tables';
import type { Seed } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';
import { plantSlide } from './plantSlides';
import { seedSlides } from './slides';
import { seedSlideWords } from './slideWords';

export const drawnSource = '程序绘制的教学示意图，并非真实切片';

/** Each lies in the library of the shop to which it belongs. */
export const seedSlideLibraries: Seed = {
  area: 'slides',
  async plant({ db, clock, bring }) {
    const find = await seededCommodities(db);
    const now = clock.now();
    const places = new Map<number, number>();
    for (const { tissue, library, field } of seedSlides) {
      const { productId: id, title: name } = find(commodityTypeCodes.specimen, library);
      const place = places.get(id) ?? 0;
      places.set(id, place + 1);
      if (place === 0) await db.insert(slideLibrary).values({ id, name, field, updatedAt: now });
      const { key: thumbnail } = await bring(`tissue/${tissue}`);
      const lies = { libraryId: id, place, thumbnail, source: drawnSource, now };
      const slideId = await plantSlide(db, tissue, lies);
      await indexForSearch(db, slideFindable, [slideId]);
      const words = seedSlideWords[tissue];
      if (words) await db.insert(slideWords).values({ slideId, updatedAt: now, ...words });
    }
  },
};
