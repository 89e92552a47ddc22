import { gainedBy, shareOf } from '@cheese/server/modules/exam/attempt/attempt.mark';
import { attemptAnswer, questionAttempt } from '@cheese/server/modules/exam/attempt/attempt.tables';
import { writeAsked } from '@cheese/server/modules/exam/exam/exam.door';
import { exam, type ExamRow } from '@cheese/server/modules/exam/exam/exam.tables';
import { makePaper } from '@cheese/server/modules/exam/paper/paper.make';
import { wordsOf } from '@cheese/server/modules/exam/question/question.words';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { asc } from 'drizzle-orm';
import { insertMany } from '../planting/insertMany';
import type { SeedContext } from '../planting/seed';
import { givenBy, luckFrom } from './luck';

const COUNT = 120;
const MINUTE_MS = 60_000;
const surnames = [...'王李张刘陈杨黄赵周吴徐孙'];
const names = ['子涵', '欣怡', '浩然', '雨桐', '思远', '佳宁', '明轩', '若曦', '俊杰', '诗雨'];

/** Learners who wrote the exam that is over, the better ones with more right answers. */
export async function plantExaminees(soil: SeedContext) {
  const { db, clock } = soil;
  const [first] = await db.select().from(exam).orderBy(asc(exam.id)).limit(1);
  if (!first) return;
  const people = await db.insert(person).values(peopleOf(clock.now())).returning();
  const personIds = people.map(({ id }) => id);
  await plantTries(soil, first, { personIds, everyMs: 61 * MINUTE_MS });
}

interface Sitting {
  personIds: readonly number[];
  /** How long after one the next begins. */
  everyMs: number;
  /** Those who are at it still, the last of them; they have answered half of it. */
  openCount?: number;
  /** Of the luck that they have. */
  seed?: number;
}

/** Tries of an exam, the better learners with more right answers. */
export async function plantTries(soil: SeedContext, held: ExamRow, sitting: Sitting) {
  const { db, clock } = soil;
  const { personIds, everyMs, openCount = 0, seed = 2026 } = sitting;
  const { items, sections } = await makePaper(db, held.plan, {
    shufflesQuestions: false,
    shufflesOptions: false,
  });
  await writeAsked(db, held.id, items);
  const words = await wordsOf(db, items);
  const luck = luckFrom(seed);
  const written = personIds.map((personId, nth) => {
    const ability = 0.35 + 0.6 * luck();
    const isOpen = nth >= personIds.length - openCount;
    const asked = isOpen ? words.slice(0, Math.round(words.length * luck())) : words;
    const answers = asked.flatMap((row, place) => {
      const given = givenBy(row, ability, luck);
      return given.length > 0 ? [{ place, given }] : [];
    });
    const startedAt = new Date(held.startsAt.getTime() + nth * everyMs);
    const wrote = startedAt.getTime() + (25 + 30 * luck()) * MINUTE_MS;
    const submittedAt = new Date(Math.min(wrote, clock.now().getTime()));
    const about = { personId, kind: 'exam' as const, sourceId: held.id, title: held.title };
    const sheet = { ...held, ...about, items, sections };
    const given = new Map(answers.map((answer) => [answer.place, answer.given]));
    const shares = words.map((row, place) => shareOf(row, given.get(place) ?? [], held.rule));
    const done = {
      submittedAt,
      submittedBy: 'person' as const,
      shares,
      ...gainedBy(sheet, shares),
    };
    const attempt = {
      ...about,
      items,
      sections,
      rule: held.rule,
      startedAt,
      nth: 1,
      ...(!isOpen && done),
      endsAt: new Date(Math.min(startedAt.getTime() + held.durationS * 1000, +held.endsAt)),
    };
    return { attempt, answers, answeredAt: isOpen ? startedAt : submittedAt };
  });
  await insertTries(db, written);
}

interface Written {
  attempt: typeof questionAttempt.$inferInsert;
  answers: { place: number; given: string[] }[];
  answeredAt: Date;
}

async function insertTries(db: SeedContext['db'], written: readonly Written[]) {
  const made = await db
    .insert(questionAttempt)
    .values(written.map(({ attempt }) => attempt))
    .returning({ id: questionAttempt.id });
  const rows = written.flatMap(({ answers, answeredAt }, at) =>
    answers.map((answer) => ({
      place: answer.place,
      given: answer.given,
      attemptId: made[at]?.id ?? 0,
      number: 1,
      answeredAt,
    })),
  );
  await insertMany(db, attemptAnswer, rows);
}

export const peopleOf = (registeredAt: Date, count = COUNT) =>
  Array.from({ length: count }, (_, at) => ({
    service: 'main' as const,
    registeredAt,
    nickname: `${surnames[at % surnames.length]}${names[Math.floor(at / surnames.length)]}`,
  }));
