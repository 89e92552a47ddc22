import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { numbersIn, batched } from '../../../db/batched';
import type { Person } from '../../../plugins/access';
import { media } from '../../learning/mediaFile/media.tables';
import { commodity, limitedPrice, specification } from '../../shop/goods/commodity.tables';
import {
  isWhole,
  whole,
  wholeColumns,
  wholeLimited,
  wholeLimitedColumns,
  wholeRunsAt,
} from '../../shop/commodity/commodity.whole';
import {
  holdingColumns,
  holdingColumnsOf,
  holdingOf,
} from '../../shop/entitlement/entitlement.columns';
import { specificationPrices } from '../../shop/goods/price.columns';
import { simulationVideo, simulationVideoPlace } from './simulation.tables';
import { firstSpecification, onSale, isDiscountedAt } from '../../shop/commodity/commodity.filters';

const asked = { personId: sql.placeholder('personId'), now: sql.placeholder('now') };
const { id, charge, title, cover, html, withdrawnAt } = commodity;
const { key, readyAt, durationS, width, height, poster, strip, sizes } = media;

const isSoldAs = and(
  eq(commodity.type, literal(commodityTypeCodes.simulationVideo)),
  eq(commodity.productId, simulationVideo.id),
);
const WHOLE_HOLDING = 'whole_holding';

/** Videos on sale, joined with their simulation and the user's holdings of both. */
const standings = (db: Db, isAsked: SQL, name: string) =>
  db
    .select({
      video: simulationVideo,
      sold: { id, charge, title, cover, withdrawnAt },
      html,
      limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
      holding: holdingColumns,
      whole: { ...wholeColumns, title: whole.title },
      wholeLimited: wholeLimitedColumns,
      wholeHolding: holdingColumnsOf(WHOLE_HOLDING),
      offer: { specificationId: specification.id, ...specificationPrices(asked.now) },
      durationS,
      film: { key, readyAt, durationS, width, height, poster, strip, sizes },
    })
    .from(simulationVideo)
    .innerJoin(commodity, isSoldAs)
    .innerJoin(whole, isWhole)
    .innerJoin(media, eq(media.id, simulationVideo.mediaId))
    .leftJoin(specification, firstSpecification)
    .leftJoin(limitedPrice, isDiscountedAt(asked.now))
    .leftJoin(wholeLimited, wholeRunsAt(asked.now))
    .leftJoin(holdingOf(commodity.id, asked), sql`true`)
    .leftJoin(holdingOf(whole.id, asked, WHOLE_HOLDING), sql`true`)
    .where(isAsked)
    .orderBy(asc(simulationVideo.number))
    .prepare(name);

interface Looking {
  db: Db;
  person: Person | null;
  now: Date;
}

/** 0 matches no person. */
const askedBy = ({ person, now }: Looking) => ({ now, personId: person?.id ?? 0 });

/** All of a simulation. */
export function selectVideos(looking: Looking, simulationId: number) {
  const plan = prepared(looking.db, 'simulation_videos', () => {
    const isAsked = eq(simulationVideo.simulationId, sql.placeholder('simulationId'));
    return standings(looking.db, isAsked, 'simulation_videos');
  });
  return plan.execute({ simulationId, ...askedBy(looking) });
}

export type VideoRow = Awaited<ReturnType<typeof selectVideos>>[number];

/** A video as sold to everyone, without the user's holdings. */
export const findVideo = batched<{ videoId: number; now: Date }, VideoRow | null>(
  async (db, all) => {
    const plan = prepared(db, 'simulation_video', () => {
      const isAsked = sql`${simulationVideo.id} = any(${sql.placeholder('videoIds')}::int[])`;
      return standings(db, isAsked, 'simulation_video');
    });
    const videoIds = numbersIn([...new Set(all.map(({ videoId }) => videoId))]);
    // They are asked within a moment of each other.
    const now = all[0]?.now ?? new Date(0);
    const rows = await plan.execute({ videoIds, ...askedBy({ db, person: null, now }) });
    return all.map(({ videoId }) => rows.find(({ video }) => video.id === videoId) ?? null);
  },
);

/** 0 if the video has not been started. */
export const findPlace = batched<{ personId: number; videoId: number }, number>(async (db, all) => {
  const plan = prepared(db, 'simulation_video_place_of', () => {
    const { personId, videoId, positionS } = simulationVideoPlace;
    return db
      .select({ positionS: sql<number>`coalesce(${positionS}, 0)` })
      .from(
        sql`unnest(${sql.placeholder('people')}::int[], ${sql.placeholder('videos')}::int[])
            with ordinality as asked (person_id, video_id, nth)`,
      )
      .leftJoin(
        simulationVideoPlace,
        and(eq(personId, sql`asked.person_id`), eq(videoId, sql`asked.video_id`)),
      )
      .orderBy(sql`asked.nth`)
      .prepare('simulation_video_place_of');
  });
  const rows = await plan.execute({
    people: numbersIn(all.map(({ personId }) => personId)),
    videos: numbersIn(all.map(({ videoId }) => videoId)),
  });
  return rows.map(({ positionS }) => positionS);
});

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

export const countSold = (db: Db, simulationId: number) =>
  db.$count(
    commodity,
    and(
      eq(commodity.type, commodityTypeCodes.simulation),
      eq(commodity.productId, simulationId),
      onSale,
    ),
  );
