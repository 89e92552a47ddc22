import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { SlideLoss, SlideUse } from '@cheese/domain/contract/slides/slideMaking';
import { asc, eq, inArray, isNull, and, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { course, courseware } from '../../learning/course/course.tables';
import { questionBank } from '../../exam/bank/bank.tables';
import { question, questionVersion } from '../../exam/bank/question.tables';
import { slideLayer } from '../annotation/annotation.tables';
import { slideFinding, slideFindingForm } from '../slideFinding/slideFinding.tables';
import { slideNote } from '../slideNote/slideNote.tables';
import { slideTask } from '../slideTask/slideTask.tables';
import { slideTour } from '../slideTour/slideTour.tables';
import { slideTray, slideTraySlide } from '../slide/lending/slideTray.tables';
import { slide, slideLibrary } from '../slide/slide.tables';

const named = { slideId: slide.id, title: slide.title };

export function selectUses(db: Db, ids: readonly number[]): Promise<SlideUse[]> {
  const isAsked = inArray(slide.id, [...ids]);
  const names = sql`${courseware.type} = ${literal(coursewareTypeCodes.slide)} and ${courseware.removedAt} is null
    and ${courseware.content} -> 'slideIds' @> jsonb_build_array(${slide.id})`;
  const byCourses = db
    .selectDistinct({ ...named, kind: sql<SlideUse['kind']>`'course'`, name: course.name })
    .from(slide)
    .innerJoin(courseware, names)
    .innerJoin(course, eq(course.id, courseware.courseId))
    .where(isAsked);
  const byTrays = db
    .select({ ...named, kind: sql<SlideUse['kind']>`'tray'`, name: slideTray.title })
    .from(slide)
    .innerJoin(slideTraySlide, eq(slideTraySlide.slideId, slide.id))
    .innerJoin(slideTray, eq(slideTray.id, slideTraySlide.trayId))
    .where(isAsked);
  const isAskedBy = and(
    eq(questionVersion.questionId, question.id),
    eq(questionVersion.nth, question.version),
    eq(questionVersion.type, questionTypeCodes.slide),
    sql`${questionVersion.prompts}[1] = ${slide.id}::text`,
  );
  const byQuestions = db
    .selectDistinct({ ...named, kind: sql<SlideUse['kind']>`'question'`, name: questionBank.name })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(questionBank, eq(questionBank.organisationId, slideLibrary.organisationId))
    .innerJoin(question, and(eq(question.bankId, questionBank.id), isNull(question.deletedAt)))
    .innerJoin(questionVersion, isAskedBy)
    .where(isAsked);
  return unionAll(byCourses, byTrays, byQuestions).orderBy(asc(slide.id));
}

/** Counts the users' work that would be lost with these slides. */
export async function countLoss(
  db: Db,
  slideIds: readonly number[],
): Promise<Omit<SlideLoss, 'uses'>> {
  const ids = [...slideIds];
  const [layers, tours, tasks, notes, forms, findings] = await Promise.all([
    db.$count(slideLayer, inArray(slideLayer.slideId, ids)),
    db.$count(slideTour, inArray(slideTour.slideId, ids)),
    db.$count(slideTask, and(inArray(slideTask.slideId, ids), isNull(slideTask.removedAt))),
    db.$count(slideNote, inArray(slideNote.slideId, ids)),
    db.$count(
      slideFindingForm,
      and(inArray(slideFindingForm.slideId, ids), isNull(slideFindingForm.removedAt)),
    ),
    db.$count(
      db
        .select({ id: slideFinding.id })
        .from(slideFinding)
        .innerJoin(slideFindingForm, eq(slideFindingForm.id, slideFinding.formId))
        .where(inArray(slideFindingForm.slideId, ids))
        .as('findings_of_slides'),
    ),
  ]);
  return { layers, tours, tasks, notes, forms, findings };
}
