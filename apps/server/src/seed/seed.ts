import type { Db } from '../db/database';
import type { Clock } from '../ports/clock';
import type { Storage } from '../ports/storage';
import { seedCertificates } from '../modules/emergencyCertificate/issued.seed';
import { seedCertificateItems } from '../modules/emergencyCertificate/item.seed';
import { seedCentres } from '../modules/emergencyPeople/centres.seed';
import { seedEmergencyQuestions } from '../modules/emergencyQuestion/question.seed';
import { seedResources } from '../modules/emergencyResource/resource.seed';
import { seedHistory } from '../modules/emergencyStudy/history.seed';
import { seedAds } from '../modules/ad/ad.seed';
import { seedCommodities } from '../modules/commodity/commodity.seed';
import { seedDownloads } from '../modules/download/download.seed';
import { seedHelp } from '../modules/help/help.seed';
import { seedLuohe } from '../modules/luohe/luohe.seed';
import { seedNotices } from '../modules/notice/notice.seed';
import { seedRoam } from '../modules/roam/roam.seed';
import { seedMembership } from '../modules/membership/membership.seed';
import { seedOutline } from '../modules/outline/outline.seed';
import { seedTags } from '../modules/tag/tag.seed';
import { seedNews } from '../modules/news/news.seed';
import { seedPeople } from '../modules/person/person.seed';
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
