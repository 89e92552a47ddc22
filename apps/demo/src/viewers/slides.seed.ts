import { tissueLevels, tissues, TISSUE_TILE } from '@cheese/generators/tissues/tissues';
import { makeFindable } from '@cheese/server/modules/base/findable/findable.service';
import { slideFindable } from '@cheese/server/modules/viewers/slide/slide.findable';
import { slide, slideLibrary, slideScan } from '@cheese/server/modules/viewers/slide/slide.tables';
import { slideWords } from '@cheese/server/modules/viewers/slidePanel/slidePanel.tables';
import { idsOf } from '../planting/idsOf';
import type { Seed } from '../planting/seed';
import { seededCommodities } from '../planting/seededCommodities';
import { seedSlides } from './slides';
import { seedSlideWords } from './slideWords';

const SLIDES = 2;

/** Each lies in the library of the shop to which it belongs. */
export const seedSlideLibraries: Seed = {
  area: 'slides',
  async plant({ db, clock, bring }) {
    const find = await seededCommodities(db);
    const now = clock.now();
    const places = new Map<number, number>();
    for (const { tissue, library, ...written } of seedSlides) {
      const { productId: id, title: name } = find(SLIDES, library);
      const place = places.get(id) ?? 0;
      places.set(id, place + 1);
      if (place === 0) {
        await db.insert(slideLibrary).values({ id, name, field: written.field, updatedAt: now });
      }
      const { width, height, ...optics } = tissues[tissue];
      const levels = tissueLevels({ width, height });
      const extent = { width, height, tileSize: TISSUE_TILE, levels };
      const [scan] = await db
        .insert(slideScan)
        .values({ kind: 'drawn', key: tissue, bytes: 0, ...extent, ...optics })
        .returning({ id: slideScan.id });
      const { key: thumbnail } = await bring(`tissue/${tissue}`);
      const row = { ...written, place, libraryId: id, scanId: scan?.id ?? 0, thumbnail };
      const source = '程序绘制的教学示意图，并非真实切片';
      const moments = { createdAt: now, updatedAt: now };
      const planted = await db
        .insert(slide)
        .values({ ...row, source, ...moments })
        .returning({ id: slide.id });
      await makeFindable(db, slideFindable, idsOf(planted));
      const words = seedSlideWords[tissue];
      const rows = planted.map(({ id: slideId }) => ({ slideId, updatedAt: now }));
      if (words) await db.insert(slideWords).values(rows.map((one) => ({ ...one, ...words })));
    }
  },
};
