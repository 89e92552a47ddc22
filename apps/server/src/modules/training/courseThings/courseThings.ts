import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { CourseThings, NamedThing, SeenThing } from '../../learning/course/lent/course.things';
import { hasEarned, selectExamsFor, selectNameableExams } from '../../exam/exam/exam.door';
import { offeredOnShelf, seenOnShelf } from './soldThings';
import { modelsOf, selectDrills, selectPatients, withoutPicture } from './courseThings.store';

const asSeen =
  (page: SeenThing['page']) =>
  ({ id, title: name, thumbnail }: NamedThing): SeenThing => ({
    id,
    name,
    picture: thumbnail || null,
    page,
    isOpen: true,
  });

const byId = <Thing extends { id: number }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing] as const));

/** Implements the things that course items refer to, with their pages and access. */
export const courseThings: CourseThings = {
  async selectNameable(db, owner, { type, ids }) {
    switch (type) {
      case coursewareTypeCodes.experiment:
      case coursewareTypeCodes.specimen:
        return byId(await offeredOnShelf(db, type, ids));
      case coursewareTypeCodes.model:
        return byId([
          ...(await offeredOnShelf(db, type, ids)),
          ...(await modelsOf(db, owner, ids)),
        ]);
      case coursewareTypeCodes.drill:
        return byId(await selectDrills(db, owner, ids));
      case coursewareTypeCodes.patient:
        return byId(await selectPatients(db, owner, ids));
      case coursewareTypeCodes.exam:
        return byId((await selectNameableExams(db, owner, ids)).map(withoutPicture));
    }
  },
  async seenBy(who, { type, ids }) {
    const school = who.person?.organisationId ?? null;
    switch (type) {
      case coursewareTypeCodes.experiment:
      case coursewareTypeCodes.specimen:
        return byId(await seenOnShelf(who, type, ids));
      case coursewareTypeCodes.model: {
        const own = await modelsOf(who.db, school, ids);
        return byId([...(await seenOnShelf(who, type, ids)), ...own.map(asSeen('model'))]);
      }
      case coursewareTypeCodes.drill:
        return byId((await selectDrills(who.db, school, ids)).map(asSeen('drill')));
      case coursewareTypeCodes.patient:
        return byId((await selectPatients(who.db, school, ids)).map(asSeen('patient')));
      case coursewareTypeCodes.exam: {
        const asked = { ids, now: who.clock.now() };
        const exams = await selectExamsFor(who.db, who.person, asked);
        const seen = asSeen('exam');
        return byId(exams.map(({ exam, ...one }) => ({ ...seen(withoutPicture(one)), exam })));
      }
    }
  },
  isEarned: hasEarned,
};
