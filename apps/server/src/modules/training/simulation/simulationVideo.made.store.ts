import type { Db } from '../../../db/database';
import { media } from '../../learning/mediaFile/media.tables';
import { asc, eq, type SQL } from 'drizzle-orm';
import { madeSimulation, simulationVideo } from './simulation.tables';

const { key, readyAt, durationS, width, height, poster, strip, sizes } = media;

export const selectMadeVideos = (db: Db, where: SQL) =>
  db
    .select({
      video: simulationVideo,
      whole: { title: madeSimulation.title, cover: madeSimulation.cover },
      film: { key, readyAt, durationS, width, height, poster, strip, sizes },
    })
    .from(simulationVideo)
    .innerJoin(madeSimulation, eq(madeSimulation.id, simulationVideo.simulationId))
    .innerJoin(media, eq(media.id, simulationVideo.mediaId))
    .where(where)
    .orderBy(asc(simulationVideo.number));
