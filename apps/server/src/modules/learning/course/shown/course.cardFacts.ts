import type { Answers } from '@cheese/domain/contract/call';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import type { SharedCallContext } from '../../../../calls/shared';
import type { CallContext } from '../../../../calls/call';
import { planOwn, selectShown } from './course.cardFacts.store';
import { selectFacts } from '../course.facts.store';

async function readFacts({ db, clock, query: { courseIds } }: SharedCallContext<C['cardFacts']>) {
  const shown = await selectShown(db, clock.now(), courseIds);
  const facts = await selectFacts(
    db,
    shown.map(({ id }) => id),
  );
  // In the order in which they were asked for.
  const inOrder = courseIds.flatMap((id) => facts.get(id) ?? []);
  return inOrder.map(({ id: courseId, chapterCount, coursewareCount, durationS, rating }) => ({
    courseId,
    chapterCount,
    coursewareCount,
    durationS,
    rating,
    studiedCount: null,
    isCollected: false,
  }));
}

type LearnerFacts = ReadonlyMap<number, { studiedCount: number; isCollected: boolean }>;

async function readOwn({
  db,
  person,
  query,
}: CallContext<C['cardFacts']>): Promise<LearnerFacts | null> {
  if (!person) return null;
  const rows = await planOwn(db).execute({ ids: query.courseIds, personId: person.id });
  return new Map(rows.map(({ id, ...own }) => [id, own]));
}

/** Cached for a second; the user's progress and favourites are added. */
export const cardFacts = {
  seenBy: readOwn,
  alike: () => null,
  make: readFacts,
  own: (data: Answers<C['cardFacts']>, mine: LearnerFacts | null) =>
    mine && data.map((one) => ({ ...one, ...mine.get(one.courseId) })),
};
