import { certificateTemplateCodes } from '@cheese/domain/codes/people/certificates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { present } from '@cheese/server/db/present';
import { paper } from '@cheese/server/modules/exam/paper/paper.tables';
import { studyTime } from '@cheese/server/modules/learning/studyTime/studyTime.tables';
import { certificate } from '@cheese/server/modules/people/certificate/certificate.tables';
import { newCertificateNumber } from '@cheese/server/modules/people/certificate/certificateNumber';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { messages } from '@cheese/domain/texts/messages';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { plantTries } from '../exam/examinees';
import { luckFrom } from '../exam/luck';
import { plantExam } from '../exam/schoolExams.seed';
import { productIdOf } from '../learning/productIdOf';
import { insertMany } from '../planting/insertMany';
import type { SeedContext } from '../planting/seed';
import { seedShelf } from '../shop/commodity/shelf';
import type { OpenedSchool } from '../school/openSchool';
import type { DemoSchool } from '../school/schools';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];
/** Whoever entered before this year was there in the last term, too. */
const DAYS = { new: 75, old: 285 } as const;

interface Learner {
  personId: number;
  name: string;
  year: number;
}

/** Time studied, exams and certificates of the learners, over the terms of the school. */
export async function plantUse(soil: SeedContext, school: OpenedSchool, demo: DemoSchool) {
  const learners = await selectLearners(school);
  const newest = Math.max(...demo.classes.map(({ year }) => year));
  await setJoined(school, newest);
  await plantTime(school, demo, { learners, newest });
  await plantExams(soil, school, demo, learners);
  await plantCertificates(school, demo, learners);
}

async function selectLearners({ db, organisationId }: OpenedSchool): Promise<Learner[]> {
  const rows = await db
    .select({ personId: membership.personId, name: membership.name, year: membership.year })
    .from(membership)
    .where(
      and(
        eq(membership.organisationId, organisationId),
        eq(membership.role, roleCodes.learner),
        isNotNull(membership.classId),
        isNotNull(membership.personId),
      ),
    )
    .orderBy(asc(membership.id));
  return rows.map(({ personId, name, year }) => ({
    name,
    personId: present(personId),
    year: present(year),
  }));
}

const daysOf = (year: number, newest: number) => (year < newest ? DAYS.old : DAYS.new);

/** They came with their years, not on the day of the planting. */
async function setJoined({ db, organisationId, admin }: OpenedSchool, newest: number) {
  const now = admin.clock.now().getTime();
  for (const year of [newest - 2, newest - 1, newest]) {
    const joinedAt = new Date(now - daysOf(year, newest) * DAY_MS);
    await db
      .update(membership)
      .set({ joinedAt })
      .where(and(eq(membership.organisationId, organisationId), eq(membership.year, year)));
  }
}

interface Studying {
  learners: readonly Learner[];
  newest: number;
}

/** Some study often, some seldom, and one in twelve has stopped three weeks ago. */
async function plantTime(
  { db, admin }: OpenedSchool,
  { use }: DemoSchool,
  { learners, newest }: Studying,
) {
  const courses = use.courses.map((slug) => productIdOf(seedShelf[1], slug));
  const luck = luckFrom(35);
  const today = Math.floor(admin.clock.now().getTime() / DAY_MS) * DAY_MS;
  const rows = learners.flatMap(({ personId, year }, at) => {
    const zeal = 0.1 + 0.35 * luck();
    const hasStopped = at % 12 === 5;
    const days = Array.from({ length: daysOf(year, newest) }, (_, ago) => ago + 1);
    const studied = days.filter((ago) => luck() < zeal && !(hasStopped && ago < 21));
    return studied.map((ago) => {
      const startedAt = today - ago * DAY_MS + Math.floor(luck() * 12 * 60) * MINUTE_MS;
      return {
        personId,
        productType: 1 as const,
        productId: courses[Math.floor(luck() * courses.length)] ?? 1,
        startedAt: new Date(startedAt),
        endedAt: new Date(startedAt + Math.round(10 + 50 * luck()) * MINUTE_MS),
      };
    });
  });
  await insertMany(db, studyTime, rows);
}

async function plantExams(
  soil: SeedContext,
  { db, organisationId, admin }: OpenedSchool,
  { use }: DemoSchool,
  learners: readonly Learner[],
) {
  const [found] = await db
    .select({ id: paper.id, plan: paper.plan })
    .from(paper)
    .where(and(eq(paper.organisationId, organisationId), eq(paper.name, use.paper ?? '')));
  if (!found) return;
  for (const { title, daysAgo, years } of use.exams) {
    const hours = daysAgo * 24;
    const times = { fromHours: -hours, untilHours: 12 - hours, minutes: 60 };
    const one = { ...times, title, html: '<p>独立完成。</p>', isDraft: false };
    const place = { organisationId, teacherId: admin.person.id };
    const held = await plantExam(soil, place, { one, paperId: found.id, plan: found.plan });
    const personIds = learners
      .filter(({ year }, at) => years.includes(year) && at % 9 !== 4)
      .map(({ personId }) => personId);
    if (held) await plantTries(soil, held, { personIds, everyMs: MINUTE_MS, seed: daysAgo });
  }
}

/** One in five has finished a course. */
async function plantCertificates(
  { db, admin }: OpenedSchool,
  { use }: DemoSchool,
  learners: readonly Learner[],
) {
  const slug = use.courses[0] ?? '';
  const subjectId = productIdOf(seedShelf[1], slug);
  const itemName = seedShelf[1]?.find((one) => one.slug === slug)?.title ?? slug;
  const now = admin.clock.now().getTime();
  const rows = learners
    .filter((_, at) => at % 5 === 2)
    .map(({ personId, name }, at) => ({
      kind: 'course' as const,
      subjectId,
      personId,
      name,
      itemName,
      number: newCertificateNumber(),
      template: certificateTemplateCodes.blueFrame,
      orgName: messages.platformTitle,
      issuedAt: new Date(now - (3 + (at % 60)) * DAY_MS),
    }));
  await db.insert(certificate).values(rows).onConflictDoNothing();
}
