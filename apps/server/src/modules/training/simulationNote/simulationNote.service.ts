import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  SimulationNote,
  SimulationNoteContract as C,
} from '@cheese/domain/contract/training/simulationNote';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { literal } from '../../../db/literal';
import type { CallerContext } from '../../../calls/callerContext';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { narrowedBy } from '../../../db/narrowed';
import { pageBy } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { refuse } from '../../../calls/refusal';
import { demandWords } from '../../people/publicWord/publicWord.service';
import { commodity } from '../../shop/goods/commodity.tables';
import { simulationVideo } from '../simulation/simulation.tables';
import { requireVideo } from '../simulation/simulationVideo.any';
import { simulationNote } from './simulationNote.tables';

/** A limit against scripts, above any real use. */
const MOST = 3_000;

const isOfVideo = and(
  eq(commodity.type, literal(commodityTypeCodes.simulationVideo)),
  eq(commodity.productId, simulationNote.videoId),
);

const selectNotes = (db: Db) =>
  db
    .select({
      row: simulationNote,
      // Videos without a commodity have their own title.
      videoTitle: sql<string>`coalesce(${commodity.title}, ${simulationVideo.title})`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(simulationNote)
    .innerJoin(simulationVideo, eq(simulationVideo.id, simulationNote.videoId))
    .leftJoin(commodity, isOfVideo);

type Found = Awaited<ReturnType<typeof selectNotes>>[number];

const toNote = ({ row, videoTitle }: Omit<Found, 'total'>): SimulationNote => ({
  id: row.id,
  videoId: row.videoId,
  videoTitle,
  positionS: row.positionS,
  text: row.text,
  createdAt: row.createdAt.getTime(),
  editedAt: row.editedAt?.getTime() ?? null,
});

const isTheirs = eq(simulationNote.personId, sql.placeholder('personId'));
const ways = {
  videoId: eq(simulationNote.videoId, sql.placeholder('videoId')),
  keyword: sql`${simulationNote.text} ilike ${sql.placeholder('pattern')}`,
};

/** Notes stay readable after the video is locked again. */
export async function listNotes(
  { db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { videoId, keyword } = query;
  const chosen = narrowedBy(ways, query);
  const name = ['simulation_notes', chosen.name].join('_');
  const plan = prepared(db, name, () =>
    selectNotes(db)
      .where(and(isTheirs, chosen.where))
      .orderBy(desc(simulationNote.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  );
  const pattern = keyword && containing(keyword);
  const { rows, total } = await pageBy(plan, { personId: person.id, videoId, pattern }, query);
  return { list: rows.map(toNote), total };
}

async function ownNote({ db, person }: CallerContext<'db'>, id: number): Promise<SimulationNote> {
  const isOwn = and(eq(simulationNote.id, id), eq(simulationNote.personId, person.id));
  const [found] = await selectNotes(db).where(isOwn);
  return found ? toNote(found) : refuse('simulationNote.notFound');
}

export async function addNote(
  context: CallerContext<'db'>,
  { videoId, positionS, text }: Static<C['add']['body']>,
): Promise<SimulationNote> {
  const { db, person, clock } = context;
  const video = await requireVideo(context, videoId);
  if ((await db.$count(simulationNote, eq(simulationNote.personId, person.id))) >= MOST) {
    refuse('simulationNote.tooMany');
  }
  // Behind its end there is nothing to go back to.
  const at = Math.min(positionS, video.durationS ?? positionS);
  const row = { personId: person.id, videoId, positionS: at, createdAt: clock.now() };
  const [made] = await db
    .insert(simulationNote)
    .values({ ...row, text: demandWords(text) })
    .returning({ id: simulationNote.id });
  return ownNote(context, present(made).id);
}

export async function editNote(
  context: CallerContext<'db'>,
  { id, text }: Static<C['edit']['body']>,
): Promise<SimulationNote> {
  const { db, person, clock } = context;
  const said = { text: demandWords(text), editedAt: clock.now() };
  const isOwn = and(eq(simulationNote.id, id), eq(simulationNote.personId, person.id));
  await db.update(simulationNote).set(said).where(isOwn);
  return ownNote(context, id);
}

export async function removeNote(context: CallerContext<'db'>, id: number): Promise<null> {
  await ownNote(context, id);
  await context.db.delete(simulationNote).where(eq(simulationNote.id, id));
  return null;
}
