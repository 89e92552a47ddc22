import { noteVisibilities } from '@cheese/domain/codes/base/visibility';
import { slideFaults } from '@cheese/domain/codes/slides/morphology';
import { findingStateCodes, findingStates } from '@cheese/domain/codes/slides/slideFinding';
import { layerKinds } from '@cheese/domain/codes/slides/slideLayers';
import { sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import { labelOf, minuteOf, personalTable } from '../../people/privacy/privacy.door';
import { slideLayer } from '../annotation/annotation.tables';
import { imageAdjustment } from '../imageAdjustment/imageAdjustment.tables';
import { slide } from '../slide/slide.tables';
import { slideFinding, slideFindingForm } from '../slideFinding/slideFinding.tables';
import { slideWatch } from '../slideGaze/slideGaze.tables';
import { slideSeen } from '../slideMine/slideMine.tables';
import { slideNote } from '../slideNote/slideNote.tables';
import { slideReport } from '../slideReport/slideReport.tables';
import { slideTask, slideTaskStanding, slideTaskTry } from '../slideTask/slideTask.tables';
import { slideTour } from '../slideTour/slideTour.tables';
import { slidePersonalTexts as texts } from './slidePersonal.texts';

const layers = personalTable({
  title: texts.layers,
  columns: texts.layerColumns,
  holds: ['slide_layer.person_id'],
  values: [
    slide.title,
    slideLayer.name,
    labelOf(slideLayer.kind, layerKinds),
    slideLayer.shapeCount,
    slideLayer.words,
    labelOf(slideLayer.visibility, noteVisibilities),
    minuteOf(slideLayer.updatedAt),
  ],
  from: ({ personId }) => sql`${slideLayer}
    join ${slide} on ${slide.id} = ${slideLayer.slideId}
    where ${slideLayer.personId} = ${personId} order by ${slideLayer.id}`,
});

const notes = personalTable({
  title: texts.notes,
  columns: texts.noteColumns,
  holds: ['slide_note.person_id'],
  values: [
    slide.title,
    slideNote.text,
    minuteOf(slideNote.createdAt),
    minuteOf(slideNote.editedAt),
  ],
  from: ({ personId }) => sql`${slideNote}
    join ${slide} on ${slide.id} = ${slideNote.slideId}
    where ${slideNote.personId} = ${personId} order by ${slideNote.id}`,
});

/** Marks as they were told after each try; solutions are the teacher's. */
const tries = personalTable({
  title: texts.tasks,
  columns: texts.taskColumns,
  holds: ['slide_task_try.person_id'],
  values: [
    slide.title,
    slideTask.title,
    slideTaskTry.nth,
    sql`${slideTaskTry.answer}::text`,
    sql`(${slideTaskTry.marks} ->> 'share')::int`,
    minuteOf(slideTaskTry.at),
  ],
  from: ({ personId }) => sql`${slideTaskTry}
    join ${slideTask} on ${slideTask.id} = ${slideTaskTry.taskId}
    join ${slide} on ${slide.id} = ${slideTask.slideId}
    where ${slideTaskTry.personId} = ${personId} order by ${slideTaskTry.id}`,
});

const standings = personalTable({
  title: texts.standings,
  columns: texts.standingColumns,
  holds: ['slide_task_standing.person_id'],
  values: [
    slideTask.title,
    slideTaskStanding.tries,
    slideTaskStanding.first,
    slideTaskStanding.best,
  ],
  from: ({ personId }) => sql`${slideTaskStanding}
    join ${slideTask} on ${slideTask.id} = ${slideTaskStanding.taskId}
    where ${slideTaskStanding.personId} = ${personId} order by ${slideTask.id}`,
});

const findings = personalTable({
  title: texts.findings,
  columns: texts.findingColumns,
  holds: ['slide_finding.person_id'],
  values: [
    slide.title,
    slideFinding.title,
    sql`${slideFinding.answers}::text`,
    labelOf(slideFinding.state, findingStates),
    sql`case when ${slideFinding.state} = ${literal(findingStateCodes.marked)} then ${slideFinding.total} end`,
    slideFinding.most,
    minuteOf(slideFinding.handedAt),
    minuteOf(slideFinding.markedAt),
  ],
  from: ({ personId }) => sql`${slideFinding}
    join ${slideFindingForm} on ${slideFindingForm.id} = ${slideFinding.formId}
    join ${slide} on ${slide.id} = ${slideFindingForm.slideId}
    where ${slideFinding.personId} = ${personId} order by ${slideFinding.id}`,
});

const seen = personalTable({
  title: texts.seen,
  columns: texts.seenColumns,
  holds: ['slide_seen.person_id'],
  values: [slide.title, minuteOf(slideSeen.seenAt)],
  from: ({ personId }) => sql`${slideSeen}
    join ${slide} on ${slide.id} = ${slideSeen.slideId}
    where ${slideSeen.personId} = ${personId} order by ${slideSeen.seenAt}`,
});

const watched = personalTable({
  title: texts.watched,
  columns: texts.watchedColumns,
  holds: ['slide_watch.person_id'],
  values: [slide.title, slideWatch.seconds, minuteOf(slideWatch.lastAt)],
  from: ({ personId }) => sql`${slideWatch}
    join ${slide} on ${slide.id} = ${slideWatch.slideId}
    where ${slideWatch.personId} = ${personId} order by ${slide.id}`,
});

const reports = personalTable({
  title: texts.reports,
  columns: texts.reportColumns,
  holds: ['slide_report.person_id'],
  values: [
    slideReport.slideTitle,
    labelOf(slideReport.fault, slideFaults),
    slideReport.text,
    minuteOf(slideReport.reportedAt),
    slideReport.reply,
  ],
  from: ({ personId }) =>
    sql`${slideReport} where ${slideReport.personId} = ${personId} order by ${slideReport.id}`,
});

const tours = personalTable({
  title: texts.tours,
  columns: texts.tourColumns,
  holds: ['slide_tour.person_id'],
  values: [
    slide.title,
    slideTour.title,
    labelOf(slideTour.visibility, noteVisibilities),
    minuteOf(slideTour.updatedAt),
  ],
  from: ({ personId }) => sql`${slideTour}
    join ${slide} on ${slide.id} = ${slideTour.slideId}
    where ${slideTour.personId} = ${personId} order by ${slideTour.id}`,
});

const adjustments = personalTable({
  title: texts.adjustments,
  columns: texts.adjustmentColumns,
  holds: ['image_adjustment.person_id'],
  values: [slide.title, sql`${imageAdjustment.knobs}::text`],
  from: ({ personId }) => sql`${imageAdjustment}
    join ${slide} on ${slide.id} = ${imageAdjustment.slideId}
    where ${imageAdjustment.personId} = ${personId} order by ${slide.id}`,
});

export const slideParts = [
  layers,
  notes,
  tries,
  standings,
  findings,
  seen,
  watched,
  reports,
  tours,
  adjustments,
];
