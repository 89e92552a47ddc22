import { present } from '@cheese/server/db/present';
import {
  publishTopic,
  setBest,
} from '@cheese/server/modules/classroom/classroomDiscuss/topic.service';
import {
  pinNotice,
  publishNotice,
} from '@cheese/server/modules/classroom/classroomNotice/classroomNotice.service';
import { seatOf } from '@cheese/server/modules/classroom/seat/seat.service';
import { seeSpoken } from '@cheese/server/modules/front/moderation/moderation.sources';
import { addComment } from '@cheese/server/modules/learning/comment/comment.service';
import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { teachingClass } from '@cheese/server/modules/people/organisation/teachingClass.tables';
import { and, eq } from 'drizzle-orm';
import type { Seed, SeedContext } from '../planting/seed';
import { enterSchool, type OpenedSchool } from '../school/openSchool';
import { type DemoRoom, demoRooms } from './rooms';

const DAY_MS = 86_400_000;

/** Notices and discussions of teaching classes under way, told by the services that teachers use. */
export const seedClassrooms: Seed = {
  area: 'classrooms',
  async plant(soil) {
    for (const room of demoRooms) await plantRoom(soil, room);
  },
};

interface Planted {
  soil: SeedContext;
  school: OpenedSchool;
  classId: number;
}

async function plantRoom(soil: SeedContext, room: DemoRoom) {
  const school = await enterSchool(soil, room.organisation);
  const [found] = await soil.db
    .select({ id: teachingClass.id })
    .from(teachingClass)
    .where(
      and(
        eq(teachingClass.organisationId, school.organisationId),
        eq(teachingClass.courseName, room.course),
        eq(teachingClass.name, room.name),
      ),
    );
  const planted = { soil, school, classId: present(found).id };
  for (const notice of room.notices) await plantNotice(planted, notice);
  for (const topic of room.topics) await plantTopic(planted, topic);
}

/** Somebody at their place in the classroom, some days ago. */
async function sit({ soil, school, classId }: Planted, who: string, daysAgo: number) {
  const { db, clock } = soil;
  const { personId } = await school.memberOf(who);
  const person = { ...school.admin.person, id: personId, roles: [] };
  const at = new Date(clock.now().getTime() - daysAgo * DAY_MS);
  const seat = present(await seatOf(db, person, classId));
  return { db, person, seat, clock: { ...clock, now: () => at } };
}

async function plantNotice(planted: Planted, notice: DemoRoom['notices'][number]) {
  const { by, daysAgo, title, html, isPinned = false } = notice;
  const context = await sit(planted, by, daysAgo);
  const courseId = planted.classId;
  const { id } = await publishNotice(context, { courseId, title, html });
  if (isPinned) await pinNotice(context, { courseId, id, isPinned });
}

async function plantTopic(planted: Planted, topic: DemoRoom['topics'][number]) {
  const { by, daysAgo, kind, title, html, isAnonymous = false, replies, best } = topic;
  const context = await sit(planted, by, daysAgo);
  const courseId = planted.classId;
  const { id } = await publishTopic(context, { courseId, kind, isAnonymous, title, html });
  const said: number[] = [];
  for (const reply of replies) said.push(await plantReply(planted, id, reply, daysAgo));
  const bestId = best === undefined ? undefined : said[best];
  if (bestId !== undefined) await setBest(context, { courseId, id, commentId: bestId });
}

async function plantReply(
  planted: Planted,
  subjectId: number,
  { by, text }: { by: string; text: string },
  daysAgo: number,
) {
  const context = await sit(planted, by, Math.max(0, daysAgo - 1));
  const subject = { subjectType: commentSubjectCodes.classroom, subjectId };
  return (await addComment({ ...context, ...seeSpoken }, { ...subject, text })).id;
}
