import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { media } from '../../learning/media/media.tables';
import { firstSpecification, runsAt } from '../../shop/commodity/commodity.cards';
import { commodity, limitedPrice, specification } from '../../shop/commodity/commodity.tables';
import {
  isWhole,
  whole,
  wholeColumns,
  wholeLimited,
  wholeLimitedColumns,
  wholeRunsAt,
} from '../../shop/commodity/commodity.whole';
import { specificationPrices } from '../../shop/price/price.columns';
import { VIDEO_TYPE } from './simulation.access';
import { simulationVideo, simulationVideoPlace } from './simulation.tables';

const now = sql.placeholder('now');
const { id, charge, title, cover, html, withdrawnAt } = commodity;
const { key, readyAt, durationS, width, height, poster, strip, sizes } = media;

const columns = () => ({
  video: simulationVideo,
  sold: { id, charge, title, cover, withdrawnAt },
  limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
  whole: { ...wholeColumns, title: whole.title },
  wholeLimited: wholeLimitedColumns,
  offer: { specificationId: specification.id, ...specificationPrices(now) },
  durationS,
});

const isSoldAs = and(
  eq(commodity.type, sql.raw(String(VIDEO_TYPE))),
  eq(commodity.productId, simulationVideo.id),
);

/** Videos as they are sold, each beside what it is a part of. */
export async function selectVideos(db: Db, simulationId: number, at: Date) {
  const plan = prepared(db, 'simulation_videos', () =>
    db
      .select(columns())
      .from(simulationVideo)
      .innerJoin(commodity, isSoldAs)
      .innerJoin(whole, isWhole)
      .innerJoin(media, eq(media.id, simulationVideo.mediaId))
      .leftJoin(specification, firstSpecification)
      .leftJoin(limitedPrice, runsAt(now))
      .leftJoin(wholeLimited, wholeRunsAt(now))
      .where(eq(simulationVideo.simulationId, sql.placeholder('simulationId')))
      .orderBy(asc(simulationVideo.number))
      .prepare('simulation_videos'),
  );
  return plan.execute({ simulationId, now: at });
}

export type VideoRow = Awaited<ReturnType<typeof selectVideos>>[number];

/** One of them with its film. */
export async function findVideo(db: Db, videoId: number, at: Date) {
  const plan = prepared(db, 'simulation_video', () =>
    db
      .select({
        ...columns(),
        html,
        film: { key, readyAt, durationS, width, height, poster, strip, sizes },
      })
      .from(simulationVideo)
      .innerJoin(commodity, isSoldAs)
      .innerJoin(whole, isWhole)
      .innerJoin(media, eq(media.id, simulationVideo.mediaId))
      .leftJoin(specification, firstSpecification)
      .leftJoin(limitedPrice, runsAt(now))
      .leftJoin(wholeLimited, wholeRunsAt(now))
      .where(eq(simulationVideo.id, sql.placeholder('videoId')))
      .prepare('simulation_video'),
  );
  return (await plan.execute({ videoId, now: at }))[0] ?? null;
}

export type FoundVideo = NonNullable<Awaited<ReturnType<typeof findVideo>>>;

/** Where somebody has come to in one. */
export async function findPlace(db: Db, asked: { personId: number; videoId: number }) {
  const { personId, videoId, positionS } = simulationVideoPlace;
  const plan = prepared(db, 'simulation_video_at', () =>
    db
      .select({ positionS })
      .from(simulationVideoPlace)
      .where(
        and(eq(personId, sql.placeholder('personId')), eq(videoId, sql.placeholder('videoId'))),
      )
      .prepare('simulation_video_at'),
  );
  return (await plan.execute(asked))[0]?.positionS ?? 0;
}

export async function savePlace(db: Db, place: typeof simulationVideoPlace.$inferInsert) {
  const plan = prepared(db, 'simulation_video_place', () =>
    db
      .insert(simulationVideoPlace)
      .values(inputs('personId', 'videoId', 'positionS'))
      .onConflictDoUpdate({
        target: [simulationVideoPlace.personId, simulationVideoPlace.videoId],
        set: { positionS: sql`excluded.position_s` },
      })
      .prepare('simulation_video_place'),
  );
  await plan.execute(place);
}
