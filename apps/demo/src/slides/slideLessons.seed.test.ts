import type { MarkedTask } from '@cheese/domain/contract/slides/slideTask';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';
import type {
  Spot,
  TaskAnswer,
  TaskKey,
} from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { slide as slideKind } from '@cheese/domain/questions/slide/slide';
import type { TissueName } from '@cheese/generators/tissues/tissues';
import { exam } from '@cheese/server/modules/exam/exam/exam.tables';
import { questionVersion } from '@cheese/server/modules/exam/bank/question.tables';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { organisation } from '@cheese/server/modules/people/organisation/organisation.tables';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { slideTaskRoutes } from '@cheese/server/modules/slides/slideTask/slideTask.routes';
import { slideTaskMakingRoutes } from '@cheese/server/modules/slides/slideTask/slideTaskMaking.routes';
import { slideFinding } from '@cheese/server/modules/slides/slideFinding/slideFinding.tables';
import {
  slideTray,
  slideTrayExam,
} from '@cheese/server/modules/slides/slide/lending/slideTray.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { peopleOf } from '../exam/examinees';
import { slideFinder } from '../learning/slideFinder';
import { seedPeople } from '../people/person.seed';
import { seedCommodities } from '../shop/commodity.seed';
import type { Seed } from '../planting/seed';
import { plantAreas } from '../testing/plantAreas';
import { lessons } from './lessons/lessons';
import { placesOf } from './lessons/places';
import { seedSlideLessons } from './slideLessons.seed';
import { seedSlideExam } from './slideExam.seed';
import { seedSlideLibraries } from './slides.seed';

const test = useTestApp({ modules: { main: [slideTaskRoutes, slideTaskMakingRoutes] } });
jest.setTimeout(120_000);

/** As a hand draws it: a little inside of where it is. */
const drawn = (around: readonly Spot[], share: number): Spot[] => {
  const x = around.reduce((sum, one) => sum + one.x, 0) / around.length;
  const y = around.reduce((sum, one) => sum + one.y, 0) / around.length;
  return around.map((one) => ({
    x: x + (one.x - x) * share,
    y: y + (one.y - y) * share,
  }));
};
const farFrom = (key: TaskKey & { kind: 1 | 6 }) => {
  const of = (side: 'x' | 'y') => key.targets.flat().map((one) => one[side]);
  return { x: Math.max(...of('x')) + key.reach + 5, y: Math.max(...of('y')) + key.reach + 5 };
};

/** What somebody answers who knows where things lie, and somebody who does not. */
function answersOf(
  tissue: TissueName,
  key: TaskKey,
  of: string,
): Record<'right' | 'wrong', TaskAnswer> {
  const { landmarks, looks } = placesOf(tissue);
  const landmark = landmarks.get(of);
  const places = landmark ? [landmark] : (looks.get(of) ?? []);
  const [first = { x: 0, y: 0, around: [] }] = places;
  const points = places.map(({ x, y }) => ({ x, y }));
  switch (key.kind) {
    case 1:
      return { right: { kind: 1, points }, wrong: { kind: 1, points: [farFrom(key)] } };
    case 2: {
      const outline = drawn(first.around ?? [], 0.96);
      return {
        right: { kind: 2, outline },
        wrong: { kind: 2, outline: key.region ?? drawn(outline, 0.5) },
      };
    }
    case 3: {
      const beside = points.map(({ x, y }) => ({ x: x + key.reach / 3, y }));
      const wrong = beside.slice(key.allowed + 1);
      return {
        right: { kind: 3, points: beside },
        wrong: { kind: 3, points: wrong.length > 0 ? wrong : [{ x: 1, y: 1 }] },
      };
    }
    case 4: {
      const labels = key.pairs.map(({ text }) => text);
      return {
        right: { kind: 4, labels },
        wrong: { kind: 4, labels: [...labels.slice(1), labels[0] ?? null] },
      };
    }
    case 5: {
      const chosen = (isRight: boolean) =>
        key.options.flatMap((option, at) => (option.isRight === isRight ? [at] : []));
      return {
        right: { kind: 5, chosen: chosen(true) },
        wrong: { kind: 5, chosen: chosen(false) },
      };
    }
    case 6: {
      const { x, y } = first;
      const view = { x, y, scale: key.most };
      return {
        right: { kind: 6, point: { x, y }, view },
        wrong: { kind: 6, point: { x, y }, view: { ...view, scale: key.most * 4 } },
      };
    }
  }
}

const LEARNERS = 6;

/** As its exams bring them, without the exams. */
const seedLearners: Pick<Seed, 'plant'> = {
  async plant({ db, clock }) {
    const [school] = await db
      .select()
      .from(organisation)
      .where(eq(organisation.name, '仁心医学院'));
    const people = await db.insert(person).values(peopleOf(clock.now(), LEARNERS)).returning();
    const rows = people.map(({ id: personId, nickname: name }) => ({
      ...({ organisationId: school?.id ?? 0, personId, name, role: 3 } as const),
      number: `${personId}`,
    }));
    await db.insert(membership).values(rows);
  },
};

beforeEach(() =>
  plantAreas(test, [
    seedPeople,
    seedCommodities,
    seedSlideLibraries,
    seedLearners,
    seedSlideLessons,
    seedSlideExam,
  ]),
);

it('every task can be solved by who knows where things lie, and by nobody else', async () => {
  const { db } = test.database;
  const [keeper] = await db.select().from(person).where(eq(person.isPlatformAdmin, true)).limit(1);
  const token = await test.signIn(keeper?.id ?? 0);
  const ask = async (call: string, asked?: object) =>
    (await test.ask(call.replace(' ', ' /doctor-cheese/'), asked, { token })).body.data;
  const find = await slideFinder(db);
  const unlike: string[] = [];
  for (const tissue of Object.keys(lessons) as TissueName[]) {
    const asked = `GET slide-task-making/v1/list?slideId=${find(tissue)}`;
    const tasks = (await ask(asked)) as MadeTask[];
    expect(tasks).toHaveLength(lessons[tissue].tasks.length);
    for (const [at, { id, key, title }] of tasks.entries()) {
      const lesson = lessons[tissue].tasks[at];
      const of = lesson && 'of' in lesson ? lesson.of : '';
      for (const [how, answer] of Object.entries(answersOf(tissue, key, of))) {
        const handed = { id, edition: 1, token: randomUUID(), answer };
        const marked = (await ask('POST slide-task/v1/hand-in', handed)) as MarkedTask | undefined;
        // What lies beside the slide or the region of a task is no answer at all.
        const isRight = marked?.marks.isRight ?? false;
        const isSo = isRight === (how === 'right');
        if (!isSo) unlike.push(`${tissue} ${title} ${how} ${JSON.stringify(marked?.marks)}`);
      }
    }
  }
  expect(unlike).toEqual([]);
});

it('a school lays out trays and has reports of findings, marked and waiting', async () => {
  const { db } = test.database;
  expect(await db.$count(slideTray)).toBe(4);
  const findings = await db.select().from(slideFinding);
  expect(new Set(findings.map(({ formId }) => formId)).size).toBe(3);
  for (const { state, marks, total, most, fields, answers } of findings) {
    expect(answers).toHaveLength(fields.length);
    expect(state).toBe(marks === null ? 1 : 3);
    if (marks === null) continue;
    expect(marks.fields).toHaveLength(fields.length);
    for (const [at, { points }] of marks.fields.entries()) {
      expect(points).toBeLessThanOrEqual(fields[at]?.points ?? 0);
    }
    expect(total).toBeLessThanOrEqual(most);
  }
});

it('a school asks on its slides, in an exam that runs, with a tray beside its paper', async () => {
  const { db } = test.database;
  const asked = await db.select().from(questionVersion).where(eq(questionVersion.type, 9));
  expect(asked).toHaveLength(4);
  for (const { key, ...told } of asked) expect(slideKind.keyFits(key, told)).toBe(true);
  const [held] = await db.select().from(exam);
  expect(held).toMatchObject({ title: '形态学读片考核', questionCount: 4, totalScore: 5000 });
  expect(await db.$count(slideTrayExam, eq(slideTrayExam.examId, held?.id ?? 0))).toBe(1);
});
