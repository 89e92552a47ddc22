import { gainedBy, sharesOf } from '@cheese/server/modules/exam/attempt/attempt.mark';
import { attemptAnswer, questionAttempt } from '@cheese/server/modules/exam/attempt/attempt.tables';
import { exam } from '@cheese/server/modules/exam/exam/exam.tables';
import { makePaper } from '@cheese/server/modules/exam/paper/paper.make';
import { wordsOf } from '@cheese/server/modules/exam/question/question.words';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { asc } from 'drizzle-orm';
import type { Soil } from '../planting/seed';
import { givenBy, luckFrom } from './luck';

const COUNT = 120;
const MINUTE_MS = 60_000;
const surnames = [...'王李张刘陈杨黄赵周吴徐孙'];
const names = ['子涵', '欣怡', '浩然', '雨桐', '思远', '佳宁', '明轩', '若曦', '俊杰', '诗雨'];

/** Learners who wrote the exam that is over, the better ones with more right answers. */
export async function plantExaminees({ db, clock }: Soil) {
  const [first] = await db.select().from(exam).orderBy(asc(exam.id)).limit(1);
  if (!first) return;
  const { items, sections } = await makePaper(db, first.plan, {
    ...{ shufflesQuestions: false, shufflesOptions: false },
  });
  const words = await wordsOf(db, items);
  const people = await db.insert(person).values(peopleOf(clock.now())).returning();
  const luck = luckFrom(2026);
  for (const [nth, { id: personId }] of people.entries()) {
    const ability = 0.35 + 0.6 * luck();
    const answers = words.flatMap((row, place) => {
      const given = givenBy(row, ability, luck);
      return given.length > 0 ? [{ place, given }] : [];
    });
    const sheet = {
      ...first,
      items,
      sections,
      personId,
      sourceId: first.id,
      kind: 'exam' as const,
    };
    const shares = sharesOf(sheet, words, answers);
    const startedAt = new Date(first.startsAt.getTime() + nth * 61 * MINUTE_MS);
    const submittedAt = new Date(startedAt.getTime() + (25 + 30 * luck()) * MINUTE_MS);
    const [attempt] = await db
      .insert(questionAttempt)
      .values({
        ...{ personId, kind: 'exam', sourceId: first.id, title: first.title, items, sections },
        ...{ rule: first.rule, startedAt, submittedAt, submittedBy: 'person', nth: 1, shares },
        endsAt: new Date(startedAt.getTime() + first.durationS * 1000),
        ...gainedBy(sheet, shares),
      })
      .returning();
    const attemptId = attempt?.id ?? 0;
    const rows = answers.map((answer) => ({
      ...answer,
      attemptId,
      number: 1,
      answeredAt: submittedAt,
    }));
    if (rows.length > 0) await db.insert(attemptAnswer).values(rows);
  }
}

const peopleOf = (registeredAt: Date) =>
  Array.from({ length: COUNT }, (_, at) => ({
    ...{ service: 'main' as const, registeredAt },
    nickname: `${surnames[at % surnames.length]}${names[Math.floor(at / surnames.length)]}`,
  }));
