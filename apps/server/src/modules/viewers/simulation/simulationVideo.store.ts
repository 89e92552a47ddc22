import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
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
import { entitlement } from '../../shop/entitlement/entitlement.tables';
import { person } from '../../people/person/person.tables';
import {
  holdingColumns,
  holdingColumnsOf,
  holdingOf,
  lasting,
} from '../../shop/entitlement/entitlement.columns';
import { specificationPrices } from '../../shop/price/price.columns';
import { VIDEO_TYPE } from './simulation.access';
import { simulationVideo, simulationVideoPlace } from './simulation.tables';

const asked = { personId: sql.placeholder('personId'), now: sql.placeholder('now') };
const { id, charge, title, cover, html, withdrawnAt } = commodity;
const { key, readyAt, durationS, width, height, poster, strip, sizes } = media;

const isSoldAs = and(
  eq(commodity.type, sql.raw(String(VIDEO_TYPE))),
  eq(commodity.productId, simulationVideo.id),
);
const WHOLE_HOLDING = 'whole_holding';

/** Videos as they are sold, each beside what it is a part of, and how somebody stands to both. */
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
    .leftJoin(limitedPrice, runsAt(asked.now))
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

/** Nobody has the number 0. */
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

/** One of them. */
export async function findVideo(looking: Looking, videoId: number): Promise<VideoRow | null> {
  const plan = prepared(looking.db, 'simulation_video', () => {
    const isAsked = eq(simulationVideo.id, sql.placeholder('videoId'));
    return standings(looking.db, isAsked, 'simulation_video');
  });
  return (await plan.execute({ videoId, ...askedBy(looking) }))[0] ?? null;
}

/** What somebody holds, each with where they have come to in a video; one row where it is nothing. */
export function selectOwn(db: Db, own: { personId: number; videoId: number; now: Date }) {
  const plan = prepared(db, 'simulation_video_own', () => {
    const isPlace = and(
      eq(simulationVideoPlace.personId, person.id),
      eq(simulationVideoPlace.videoId, sql.placeholder('videoId')),
    );
    return db
      .select({
        commodityId: entitlement.commodityId,
        endsAt: entitlement.endsAt,
        positionS: simulationVideoPlace.positionS,
      })
      .from(person)
      .leftJoin(simulationVideoPlace, isPlace)
      .leftJoin(entitlement, lasting(asked))
      .where(eq(person.id, asked.personId))
      .prepare('simulation_video_own');
  });
  return plan.execute(own);
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
