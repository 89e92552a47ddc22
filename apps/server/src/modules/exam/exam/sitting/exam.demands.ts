import { BlockList, isIP } from 'node:net';
import type { Caller } from '../../../../calls/caller';
import type { Db } from '../../../../db/database';
import { lruCache } from '../../../../support/lruCache';
import type { Person } from '../../../../plugins/access';
import type { Clock } from '../../../../ports/clock';
import { refuse } from '../../../../calls/refusal';
import { isIncluded } from '../../../school/audience/audience.door';
import type { audience } from '../../../school/audience/audience.tables';
import { isLentTo } from '../courses/exam.ofCourses.store';
import { selectDemands, selectMembers } from './exam.demands.store';

export interface ExamContext {
  db: Db;
  person: Person;
  clock: Clock;
  caller: Caller;
}

interface Demands {
  ranges: readonly string[];
  kind: (typeof audience.$inferSelect)['kind'];
  organisationId: number | null;
  audienceId: number;
  /** Null if the audience has no member list. */
  members: ReadonlySet<number> | null;
}

/** Answers are saved all the time: what they are asked is read a few times a minute for all. */
const FRESH_MS = 15_000;
const MOST_KEPT = 500;
const known = lruCache<Demands & { until: number }>({
  name: 'exam.demands',
  most: MOST_KEPT,
  invalidatedBy: 'edits of an exam, after 15 seconds',
});
/** Cached access by a course or a group, by exam and learner, with its expiry. */
const guests = lruCache<number>({
  name: 'exam.guests',
  most: 40 * MOST_KEPT,
  invalidatedBy: 'removal of an exam from a course, or of a learner from a group, after 15 seconds',
});

/** Refuses learners outside the allowed addresses or the audience. */
export async function refuseOutside(context: ExamContext, examId: number) {
  const now = context.clock.now().getTime();
  const kept = known.find(examId);
  const isFresh = kept !== undefined && kept.until > now;
  const isGuest = (guests.find(`${examId} ${context.person.id}`) ?? 0) > now;
  if (isFresh && whyOutside(kept, context, isGuest) === null) return;
  // The cached audience may predate a learner who has just joined by code, so read it again.
  const why = whyOutside(await readAnew(context, examId), context, isGuest);
  if (why === 'exam.notMeant' && (await takeGuest(context, examId))) return;
  if (why) refuse(why);
}

function whyOutside(demands: Demands, { person, caller }: ExamContext, isGuest: boolean) {
  if (!isWithin(demands.ranges, caller.address)) return 'exam.wrongPlace';
  return isGuest || isMeant(demands, person) ? null : 'exam.notMeant';
}

async function takeGuest({ db, person, clock }: ExamContext, examId: number): Promise<boolean> {
  const now = clock.now();
  const demands = known.find(examId);
  // A learner of a group is asked for by name: departments are too large for lists of members.
  const isGrouped =
    demands?.kind === 'groups' && (await isIncluded(db, person, demands.audienceId));
  if (!isGrouped && !(await isLentTo(db, person, { id: examId, now }))) return false;
  guests.keep(`${examId} ${person.id}`, now.getTime() + FRESH_MS);
  return true;
}

async function readAnew({ db, clock }: ExamContext, examId: number): Promise<Demands> {
  const demands = await readDemands(db, examId);
  known.keep(examId, { ...demands, until: clock.now().getTime() + FRESH_MS });
  return demands;
}

async function readDemands(db: Db, examId: number): Promise<Demands> {
  const [row] = await selectDemands(db, examId);
  if (!row) return refuse('exam.notFound');
  if (row.kind === 'everybody') return { ...row, members: null };
  const members = await selectMembers(db, row.audienceId);
  return { ...row, members: new Set(members.map(({ personId }) => personId)) };
}

/** As `audience.includes` says it in a statement. */
function isMeant({ kind, organisationId, members }: Demands, person: Person) {
  if (kind === 'everybody' || members?.has(person.id)) return true;
  const isOfSchool = organisationId !== null && organisationId === person.organisationId;
  return kind === 'organisation' && isOfSchool;
}

/** Ranges are written as `10.1.0.0/16`, or one address. */
export function isWithin(ranges: readonly string[], address: string): boolean {
  if (ranges.length === 0) return true;
  const plain = address.replace(/^::ffff:/u, '');
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(net, family);
    else list.addSubnet(net, Number(bits), family);
  }
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
