import { muteSpanCodes } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { BulletCommentContract as C } from '@cheese/domain/contract/training/bulletComment';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { CallContext } from '../../../calls/call';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { runsPlatform, schoolTaughtBy } from '../../base/ownership/ownership';
import { isMade } from '../simulation/simulation.made';
import { texts } from './bulletComment.texts';
import {
  deleteMute,
  hasSpoken,
  keepMute,
  selectMute,
  selectMutes,
  selectSchoolOf,
} from './bulletComment.order.store';

interface Looking {
  db: Db;
  person: Person;
}

/** The school that made the simulation of a video; null where none did. */
async function schoolOf(db: Db, videoId: number): Promise<number | null> {
  if (!isMade(videoId)) return null;
  const [row] = await selectSchoolOf(db, videoId);
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

/** The refusal tells a user muted by the school until when. */
export async function refuseMutedThere(
  { db, person, clock }: CallContext<C['send']>,
  videoId: number,
): Promise<void> {
  const school = await schoolOf(db, videoId);
  if (school === null) return;
  const [muted] = await selectMute(db, { senderId: person.id, now: clock.now(), school });
  if (!muted) return;
  const time = muted.until && chinaMinute(muted.until.getTime());
  throw new Refusal('words.muted', { message: texts.muted(time) });
}

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
  await keepMute(db, { organisationId, senderId, set });
  return null;
}

export async function unmuteSender({ query, ...context }: CallContext<C['unmute']>): Promise<null> {
  const school = await requireSchool(context, query.videoId);
  await deleteMute(context.db, query.senderId, school);
  return null;
}

/** Those whose time is not over, the newest first. */
export async function listMutes({
  query,
  ...context
}: CallContext<C['mutes']>): Promise<Answers<C['mutes']>> {
  const school = await requireSchool(context, query.videoId);
  const rows = await selectMutes(context.db, context.clock.now(), school);
  return rows.map((row) => ({ ...row, until: row.until?.getTime() ?? null }));
}
