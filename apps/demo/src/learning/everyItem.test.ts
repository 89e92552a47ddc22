import type { CoursewareDetail } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import type { SoldApart } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { everyModule } from '@cheese/server/modules/modules';
import { course, courseware } from '@cheese/server/modules/learning/course/course.tables';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { commodity } from '@cheese/server/modules/shop/goods/commodity.tables';
import { entitlement } from '@cheese/server/modules/shop/entitlement/entitlement.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { eq, inArray } from 'drizzle-orm';
import { seedQuestionBanks } from '../exam/bank.seed';
import { seedMockExams } from '../exam/exam.seed';
import { seedPeople } from '../people/person.seed';
import { seedCommodities } from '../shop/commodity.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedAnatomy } from '../bodies/anatomy.seed';
import { seedPatientCases } from '../training/patients.seed';
import { seedDrills } from '../training/drills.seed';
import { seedExperiments } from '../training/experiments.seed';
import { seedSimulations } from '../training/simulations.seed';
import { seedSlideLibraries } from '../slides/slides.seed';
import { seedSpecimens } from '../bodies/specimens.seed';
import { seedCourseContents } from './course.seed';
import { laterItems } from './laterItems';
import { seedLaterItems } from './laterItems.seed';
import { onSale } from '@cheese/server/modules/shop/commodity/commodity.filters';

const test = useTestApp({ modules: everyModule });

const [BUYER, MEMBER, LEARNER] = ['buyer', 'member', 'learner'] as const;
type Who = typeof BUYER | typeof MEMBER | typeof LEARNER;
const LATER = new Date('2099-01-01T00:00:00+08:00');

/** Somebody who has bought every course, somebody who is a member, and somebody with nothing. */
async function givePeople(): Promise<Record<Who, string>> {
  const { db } = test.database;
  const now = test.clock.now();
  const rows = await db
    .insert(person)
    .values(
      [BUYER, MEMBER, LEARNER].map((nickname) => ({
        nickname,
        service: 'main' as const,
        registeredAt: now,
      })),
    )
    .returning({ id: person.id });
  const [buyer = 0, member = 0, learner = 0] = rows.map(({ id }) => id);
  const courses = await db.select().from(commodity).where(eq(commodity.type, 1));
  const span = { origin: 'gift' as const, grantedAt: now, startsAt: now };
  await db.insert(entitlement).values([
    ...courses.map(({ id }) => ({
      ...span,
      personId: buyer,
      commodityId: id,
      originKey: `course ${id}`,
      endsAt: null,
    })),
    { ...span, personId: member, tier: 'vip1' as const, originKey: 'member', endsAt: LATER },
  ]);
  return {
    buyer: await test.signIn(buyer),
    member: await test.signIn(member),
    learner: await test.signIn(learner),
  };
}

/** What the page of a thing asks, and what it asks of who has it. */
const pages = {
  experiment: ['GET experiment/v1/detail?id=', 'POST experiment/v1/run/begin experimentId'],
  simulation: ['GET simulation/v4/detail?id=', 'GET simulation/v4/item/list?simulationId='],
  specimen: ['GET specimen/v1/detail?id=', 'GET specimen/v1/hotspot/list?specimenId='],
  model: ['GET anatomy/v1/detail?id=', 'GET anatomy/v1/model/list?anatomyId='],
  drill: [
    'GET first-aid-drill/v1/scenario/detail?id=',
    'GET first-aid-drill/v1/scenario/detail?id=',
  ],
  patient: ['GET patient/v1/case/detail?id=', 'GET patient/v1/case/detail?id='],
  exam: ['GET exam/v1/description?examId=', 'GET exam/v1/description?examId='],
  library: ['GET slide-library/v1/detail?id=', 'GET slide-library/v1/directory?libraryId='],
} as const;

interface Sold {
  isLocked: boolean;
  offer: object | null;
}

/** Walks everything that somebody may open of every course, and says what of it leads nowhere. */
async function walk(token: string) {
  const faults: string[] = [];
  let opened = 0;
  const exams = new Set<number>();
  const ask = async (call: string, body?: object) => {
    const said = await test.ask(call.replace(' ', ' /doctor-cheese/'), body, { token });
    if (said.status !== 200) faults.push(`${call} ${said.status} ${String(said.body['message'])}`);
    return said.body.data;
  };
  const openThing = async (page: keyof typeof pages, id: number, state: string) => {
    const [look, enter] = pages[page];
    const sold = (await ask(`${look}${id}`)) as Sold | null;
    if (state === 'open') {
      const [method, path, named] = enter.split(' ');
      await (named ? ask(`${method} ${path}`, { [named]: id }) : ask(`${enter}${id}`));
    } else if (!sold?.offer) faults.push(`${page} ${id} is locked, and nothing opens it`);
  };
  const openItem = async (id: number, apart: ReadonlySet<number>) => {
    opened++;
    const item = (await ask(`GET courseware/v1/detail?id=${id}`)) as CoursewareDetail | null;
    if (!item) return;
    const isWarned = (state: string) => {
      if (state === 'locked' && !apart.has(id)) faults.push(`${id} says nothing of a price`);
    };
    if ('opens' in item) {
      if (item.opens.length === 0) faults.push(`${item.title} opens nothing`);
      for (const { id: thing, name, page, state } of item.opens) {
        if (page === null) faults.push(`${item.title}: ${name} is not there`);
        else await openThing(page, thing, state);
        if (page === 'exam') exams.add(thing);
        isWarned(state);
      }
    }
    if (item.type === 32) {
      for (const { id: slideId, state, libraryId } of item.slides) {
        isWarned(state);
        if (state === 'open')
          await ask(`GET slide-library/v1/slide/tile-source?slideId=${slideId}`);
        else if (libraryId === null) faults.push(`${item.title}: slide ${slideId} is not there`);
        else await openThing('library', libraryId, state);
      }
    }
    if (item.type === 64) await ask('POST practice/v1/start', { source: 5, sourceId: id });
  };
  for (const { id: courseId } of await test.database.db.select().from(course)) {
    const call = `GET course/v1/directory?courseId=${courseId}`;
    const chapters = (await ask(call)) as DirectoryChapter[];
    const sold = (await ask(`GET courseware/v1/sold-apart?courseId=${courseId}`)) as SoldApart[];
    const apart = new Set(sold.map(({ coursewareId }) => coursewareId));
    for (const { id, isLocked } of chapters.flatMap(({ coursewares }) => coursewares)) {
      if (!isLocked) await openItem(id, apart);
    }
  }
  // Last of all: what somebody may be asked in an exam nobody practises meanwhile.
  for (const examId of exams) await ask('POST exam/v1/enter', { examId });
  return { faults, opened };
}

/** What is on sale, and shows nothing. */
async function emptyGoods() {
  const goods = await test.database.db.select().from(commodity).where(onSale);
  const empty: string[] = [];
  for (const { type, productId, title } of goods) {
    const calls = looks[type] ?? [];
    const asked = calls.map((call) => test.get(`/doctor-cheese/${call}${productId}`));
    const shown = (await Promise.all(asked)).some(({ status }) => status === 200);
    if (calls.length > 0 && !shown) empty.push(title);
  }
  return empty;
}

const looks: Partial<Record<number, readonly string[]>> = {
  1: ['course/v3/detail?courseId='],
  2: ['specimen/v1/detail?id=', 'slide-library/v1/detail?id='],
  4: ['question-library/v1/detail?id='],
  8: ['simulation/v4/detail?id='],
  16: ['anatomy/v1/detail?id='],
  256: ['simulation/v4/video/detail?id='],
};

it('every item of every course opens for who has it, and says before what is sold apart', async () => {
  await plantAreas(test, [
    seedPeople,
    seedCommodities,
    seedQuestionBanks,
    seedSlideLibraries,
    seedAnatomy,
    seedExperiments,
    seedDrills,
    seedPatientCases,
    seedSpecimens,
    seedCourseContents,
    seedSimulations,
    seedMockExams,
    seedLaterItems,
  ]);
  const tokens = await givePeople();
  const buyer = await walk(tokens.buyer);
  const member = await walk(tokens.member);
  const learner = await walk(tokens.learner);
  expect({ buyer: buyer.faults, member: member.faults, learner: learner.faults }).toEqual({
    buyer: [],
    member: [],
    learner: [],
  });
  expect(await emptyGoods()).toEqual([]);
  const { db } = test.database;
  expect(await db.$count(course)).toBeGreaterThan(50);
  const later = laterItems.map(({ title }) => title);
  expect(await db.$count(courseware, inArray(courseware.title, later))).toBe(later.length);
  expect(buyer.opened).toBeGreaterThan(member.opened);
  expect(member.opened).toBeGreaterThan(learner.opened);
});
