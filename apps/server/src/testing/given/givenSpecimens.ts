import type { Db } from '../../db/database';
import {
  specimen,
  specimenHotspot,
  specimenSlide,
} from '../../modules/bodies/specimen/specimen.tables';

/** A body on a turntable; a commodity of type 2 with its number sells it. */
export interface GivenSpecimen {
  system?: 1 | 2;
  /** Id of an anatomy's model given earlier. */
  modelId?: number;
  hotspots?: { structureId: number; title: string }[];
  slideIds?: number[];
}

const LONG_AGO = new Date('2026-11-01T08:00:00+08:00');
const views = [{ name: '前面', yaw: 0, pitch: 0, zoom: 1, hidden: [], cut: null }];

export async function giveSpecimen(db: Db, given: GivenSpecimen, id: number) {
  const { system = 2, modelId = 1, hotspots = [], slideIds = [] } = given;
  const its = { system, modelId, field: 6, updatedAt: LONG_AGO } as const;
  await db.insert(specimen).values({ id, ...its, views });
  for (const [place, one] of hotspots.entries()) {
    const words = { text: '先看这里', view: 0 };
    await db.insert(specimenHotspot).values({ specimenId: id, place, ...words, ...one });
  }
  for (const [place, slideId] of slideIds.entries()) {
    await db.insert(specimenSlide).values({ specimenId: id, slideId, place });
  }
}
