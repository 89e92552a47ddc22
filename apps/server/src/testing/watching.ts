import { studyBelief } from '@cheese/domain/rules/learning/believedReport';
import type { CoursewareStanding } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import type { TestApp } from './useTestApp';

export const coursewareUrl = '/doctor-cheese/courseware/v1';

type What = 'start' | 'refresh' | 'end';
export const learnCall = (what: What) => `POST ${coursewareUrl}/learn/${what}`;

/** Helpers for a learner and the reports of their browser. */
export function watching(test: TestApp) {
  const by = async (personId: number) => ({ token: await test.signIn(personId) });
  type By = Awaited<ReturnType<typeof by>>;

  async function tell(what: What, asked: object, who: By) {
    const { status, body } = await test.ask(learnCall(what), asked, who);
    return { status, ...(body.data as CoursewareStanding) };
  }

  /** Learns an item: a report each so many seconds of what was on the screen meanwhile. */
  async function watch(coursewareId: number, ranges: [number, number][], who: By, everyS = 30) {
    let last = await tell('start', { coursewareId }, who);
    for (const range of ranges) {
      test.clock.pass(everyS);
      last = await tell('refresh', { coursewareId, position: range[1], seen: [range] }, who);
    }
    return last;
  }

  /** Stays with an item for as long as it takes, and says that it is done. */
  async function mark(coursewareId: number, who: By) {
    await tell('start', { coursewareId }, who);
    test.clock.pass(studyBelief.leastMarkS);
    return tell('refresh', { coursewareId, isMarked: true }, who);
  }

  return { by, tell, watch, mark };
}
