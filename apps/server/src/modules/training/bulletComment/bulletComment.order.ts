import { muteSpanCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { BulletCommentContract as C } from '@cheese/domain/contract/training/bulletComment';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { CallContext } from '../../../calls/call';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { runsPlatform, schoolTaughtBy } from '../../base/ownership/ownership';
import { person as people } from '../../people/person/person.tables';
import { isMade } from '../simulation/simulation.made';
import { madeSimulation, simulationVideo } from '../simulation/simulation.tables';
import { texts } from './bulletComment.texts';
import { bulletComment, bulletMute } from './bulletComment.tables';

interface Looking {
  db: Db;
  person: Person;
}

/** The school that made the simulation of a video; null where none did. */
async function schoolOf(db: Db, videoId: number): Promise<number | null> {
  if (!isMade(videoId)) return null;
  const [row] = await db
    .select({ organisationId: madeSimulation.organisationId })
    .from(simulationVideo)
    .innerJoin(madeSimulation, eq(madeSimulation.id, simulationVideo.simulationId))
    .where(eq(simulationVideo.id, videoId));
  return row?.organisationId ?? null;
}

/** Platform administrators moderate all films, teachers those of their school. */
export async function keepsOrder({ db, person }: Looking, videoId: number): Promise<boolean> {
  if (runsPlatform(person)) return true;
  const school = await schoolOf(db, videoId);
  return school !== null && school === schoolTaughtBy(person);
}

/** The refusal is the same for a missing video and another school's, so that it reveals nothing. */
export async function requireOrder(looking: Looking, videoId: number) {
  if (!(await keepsOrder(looking, videoId))) refuse('access.denied');
}

async function requireSchool({ db, person }: Looking, videoId: number): Promise<number> {
  const school = await schoolOf(db, videoId);
  return school !== null && school === schoolTaughtBy(person) ? school : refuse('access.denied');
}

const DAY_MS = 86_400_000;
const MOST_SHOWN = 200;

const isRunning = (now: Date) => or(isNull(bulletMute.until), gt(bulletMute.until, now));

/** The refusal tells a user muted by the school until when. */
export async function refuseMutedThere(
  { db, person, clock }: CallContext<C['send']>,
  videoId: number,
): Promise<void> {
  const school = await schoolOf(db, videoId);
  if (school === null) return;
  const { organisationId, personId, until } = bulletMute;
  const [muted] = await db
    .select({ until })
    .from(bulletMute)
    .where(and(eq(organisationId, school), eq(personId, person.id), isRunning(clock.now())));
  if (!muted) return;
  const time = muted.until && chinaMinute(muted.until.getTime());
  throw new Refusal('words.muted', { message: texts.muted(time) });
}

const hasSpoken = async (db: Db, videoId: number, senderId: number) =>
  (await db.$count(
    bulletComment,
    and(eq(bulletComment.videoId, videoId), eq(bulletComment.personId, senderId)),
  )) > 0;

export async function muteSender({ body, ...context }: CallContext<C['mute']>): Promise<null> {
  const { db, person, clock } = context;
  const { videoId, senderId, days } = body;
  const organisationId = await requireSchool(context, videoId);
  if (senderId === person.id) refuse('access.denied');
  // Only authors of comments on this video can be muted, so that an id reveals no name.
  if (!(await hasSpoken(db, videoId, senderId))) refuse('words.gone');
  const mutedAt = clock.now();
  const until = days === muteSpanCodes.forever ? null : new Date(mutedAt.getTime() + days * DAY_MS);
  const set = { until, mutedAt, mutedBy: person.id };
  await db
    .insert(bulletMute)
    .values({ organisationId, personId: senderId, ...set })
    .onConflictDoUpdate({ target: [bulletMute.organisationId, bulletMute.personId], set });
  return null;
}

export async function unmuteSender({ query, ...context }: CallContext<C['unmute']>): Promise<null> {
  const school = await requireSchool(context, query.videoId);
  const { organisationId, personId } = bulletMute;
  await context.db
    .delete(bulletMute)
    .where(and(eq(organisationId, school), eq(personId, query.senderId)));
  return null;
}

/** Those whose time is not over, the newest first. */
export async function listMutes({
  query,
  ...context
}: CallContext<C['mutes']>): Promise<Answers<C['mutes']>> {
  const school = await requireSchool(context, query.videoId);
  const { organisationId, personId: senderId, until, mutedAt } = bulletMute;
  const rows = await context.db
    .select({ senderId, until, nickname: people.nickname })
    .from(bulletMute)
    .innerJoin(people, eq(people.id, senderId))
    .where(and(eq(organisationId, school), isRunning(context.clock.now())))
    .orderBy(desc(mutedAt))
    .limit(MOST_SHOWN);
  return rows.map((row) => ({ ...row, until: row.until?.getTime() ?? null }));
}
