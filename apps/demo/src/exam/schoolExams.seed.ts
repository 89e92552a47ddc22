import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { Db } from '@cheese/server/db/database';
import { chosenIn, writeAsked } from '@cheese/server/modules/exam/exam/exam.door';
import { exam, type ExamRow } from '@cheese/server/modules/exam/exam/exam.tables';
import { countOf, type PaperPlan, scoreOf } from '@cheese/server/modules/exam/paper/paper.plan';
import { paper } from '@cheese/server/modules/exam/paper/paper.tables';
import { audience } from '@cheese/server/modules/school/audience/audience.tables';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { organisation } from '@cheese/server/modules/people/organisation/organisation.tables';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { and, asc, eq } from 'drizzle-orm';
import type { Seed, SeedContext } from '../planting/seed';
import { plantBank } from './bank.seed';
import { seedBanks } from './bank/banks';
import { sectionsOf } from './exam.seed';
import { peopleOf, plantTries } from './examinees';
import { type SchoolExam, schoolBank, schoolExams, schoolPapers } from './schoolExams';

const HOUR_MS = 3_600_000;
const SCHOOL = '仁心医学院';
const LEARNERS = 120;

interface Place {
  organisationId: number;
  teacherId: number;
}

/** A school with a bank, papers and exams of its own: a draft, one to come, one running, one over. */
export const seedSchoolExams: Seed = {
  area: 'schoolExams',
  async plant(soil) {
    const place = await findSchool(soil.db);
    if (!place) return;
    const personIds = await plantLearners(soil, place.organisationId);
    const bank = seedBanks.find(({ title }) => title === schoolBank.of);
    if (!bank) return;
    const { organisationId, teacherId: createdBy } = place;
    const bankId = await plantBank(soil, bank, {
      organisationId,
      createdBy,
      name: schoolBank.name,
    });
    const plans = await plantPapers(soil, place, bankId);
    for (const one of schoolExams) {
      const made = plans.get(one.paper);
      const held = made && (await plantExam(soil, place, { one, ...made }));
      if (held && one.sat > 0) {
        const openCount = one.untilHours > 0 ? Math.ceil(one.sat * 0.7) : 0;
        const everyMs = openCount > 0 ? 10_000 : HOUR_MS;
        await plantTries(soil, held, {
          personIds: personIds.slice(0, one.sat),
          everyMs,
          openCount,
        });
      }
    }
  },
};

/** The school with what it holds, and the first who teaches there. */
export async function findSchool(db: Db): Promise<Place | null> {
  const [found] = await db
    .select({ organisationId: organisation.id, teacherId: membership.personId })
    .from(organisation)
    .innerJoin(membership, eq(membership.organisationId, organisation.id))
    .where(and(eq(organisation.name, SCHOOL), eq(membership.role, roleCodes.teacher)))
    .orderBy(asc(membership.id))
    .limit(1);
  return found?.teacherId ? { ...found, teacherId: found.teacherId } : null;
}

async function plantLearners(
  { db, clock }: SeedContext,
  organisationId: number,
): Promise<number[]> {
  const people = await db.insert(person).values(peopleOf(clock.now(), LEARNERS)).returning();
  const rows = people.map(({ id: personId, nickname: name }, at) => ({
    ...({ organisationId, personId, name, role: roleCodes.learner } as const),
    number: `2026${String(10_001 + at)}`,
  }));
  await db.insert(membership).values(rows);
  return people.map(({ id }) => id);
}

interface MadePaper {
  paperId: number;
  plan: PaperPlan;
}

/** One whose questions are chosen, and one that is drawn anew for each. */
async function plantPapers({ db, clock }: SeedContext, place: Place, bankId: number) {
  const { organisationId, teacherId: ownerId } = place;
  const now = clock.now();
  const made = new Map<string, MadePaper>();
  for (const { name, parts, draws } of schoolPapers) {
    const chosen = await sectionsOf(db, bankId, { parts });
    const drawn = draws.map(({ title, note, ...rule }) => ({
      title,
      note,
      items: [],
      draws: [{ ...rule, bankId, chapterIds: [], tags: [], unusedSince: null }],
    }));
    const plan = { sections: [...chosen, ...drawn] };
    const row = { organisationId, ownerId, name, plan, createdAt: now, updatedAt: now };
    const [kept] = await db.insert(paper).values(row).returning();
    made.set(name, { paperId: kept?.id ?? 0, plan });
  }
  return made;
}

export async function plantExam(
  { db, clock }: SeedContext,
  { organisationId, teacherId }: Place,
  { one, paperId, plan }: MadePaper & { one: Omit<SchoolExam, 'paper' | 'sat'> },
): Promise<ExamRow | undefined> {
  const now = clock.now();
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const [meant] = await db
    .insert(audience)
    .values({ kind: 'organisation', organisationId, createdAt: now })
    .returning();
  const totalScore = scoreOf(plan);
  const [held] = await db
    .insert(exam)
    .values({
      organisationId,
      audienceId: meant?.id ?? 0,
      paperId,
      plan,
      title: one.title,
      html: one.html,
      questionCount: countOf(plan),
      totalScore,
      passScore: Math.round(totalScore * 0.6),
      rule: 'shareUntilWrong',
      startsAt: at(one.fromHours),
      endsAt: at(one.untilHours),
      durationS: one.minutes * 60,
      logsLeaving: true,
      createdBy: teacherId,
      createdAt: at(-72),
      publishedAt: one.isDraft ? null : at(-48),
    })
    .returning();
  if (held?.publishedAt) await writeAsked(db, held.id, chosenIn(plan));
  return held;
}
