import type { Db } from '../db/database';
import type { Clock } from '../ports/clock';
import type { Storage } from '../ports/storage';
import { seedCertificates } from '../modules/emergency/certificate/issued.seed';
import { seedCertificateItems } from '../modules/emergency/certificate/item.seed';
import { seedCentres } from '../modules/emergency/people/centres.seed';
import { seedEmergencyQuestions } from '../modules/emergency/question/question.seed';
import { seedResources } from '../modules/emergency/resource/resource.seed';
import { seedHistory } from '../modules/emergency/study/history.seed';
import { seedAds } from '../modules/content/ad/ad.seed';
import { seedCommodities } from '../modules/shop/commodity/commodity.seed';
import { seedDownloads } from '../modules/content/download/download.seed';
import { seedHelp } from '../modules/content/help/help.seed';
import { seedLuohe } from '../modules/front/luohe/luohe.seed';
import { seedNotices } from '../modules/people/notice/notice.seed';
import { seedRoam } from '../modules/content/roam/roam.seed';
import { seedMembership } from '../modules/shop/membership/membership.seed';
import { seedOutline } from '../modules/content/outline/outline.seed';
import { seedTags } from '../modules/content/tag/tag.seed';
import { seedNews } from '../modules/content/news/news.seed';
import { seedPeople } from '../modules/people/person/person.seed';
import type { DrawCover } from './coversIn';
import type { DrawPanorama } from './panoramas/panoramasIn';
import { seedPlanted } from './planted.tables';

/** What an area may use while it plants its demo rows. */
export interface Soil {
  db: Db;
  clock: Clock;
  drawCover: DrawCover;
  drawPanorama: DrawPanorama;
  storage: Pick<Storage, 'put'>;
}

/** One area's demo rows. */
export interface Seed {
  area: string;
  plant(soil: Soil): Promise<void>;
}

const seeds: readonly Seed[] = [
  seedNews,
  seedPeople,
  seedTags,
  seedCommodities,
  seedOutline,
  seedAds,
  seedMembership,
  seedNotices,
  seedHelp,
  seedDownloads,
  seedLuohe,
  seedRoam,
  seedCentres,
  seedResources,
  seedEmergencyQuestions,
  seedCertificateItems,
  seedHistory,
  seedCertificates,
];

/** Plants every area that has not been planted yet; a killed start leaves no half-planted area. */
export async function plantSeeds(soil: Soil, report: (area: string) => void) {
  const done = await soil.db.select({ area: seedPlanted.area }).from(seedPlanted);
  for (const seed of seeds) {
    if (done.some(({ area }) => area === seed.area)) continue;
    report(seed.area);
    await soil.db.transaction(async (db) => {
      await seed.plant({ ...soil, db });
      await db.insert(seedPlanted).values({ area: seed.area });
    });
  }
}
