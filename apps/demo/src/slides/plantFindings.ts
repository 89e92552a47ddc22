import { findingStateCodes, findingFieldKindCodes } from '@cheese/domain/codes/slides/slideFinding';
import type {
  FieldAnswer,
  FindingMarks,
} from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { noAnswer } from '@cheese/domain/rules/slides/finding/answerFits';
import { pointsIn } from '@cheese/domain/rules/slides/finding/pointsIn';
import type { Db } from '@cheese/server/db/database';
import {
  slideFinding,
  slideFindingForm,
} from '@cheese/server/modules/slides/slideFinding/slideFinding.tables';
import type { SeedForm } from './findingForms';
import { placesOf } from './lessons/places';

const HOUR_MS = 3_600_000;

interface Where {
  slideId: number;
  teacherId: number;
  learners: readonly number[];
  now: Date;
}

/** A form of findings, with what was written on it: one is marked, one waits. */
export async function plantFindings(db: Db, form: SeedForm, where: Where) {
  const { slideId, teacherId, learners, now } = where;
  const { title, text, findings } = form;
  const fields = [...form.fields];
  const made = { slideId, title, text, fields, createdBy: teacherId, updatedAt: now };
  const rows = await db.insert(slideFindingForm).values(made).returning();
  for (const { by, hoursAgo, answers, marks } of findings) {
    const personId = learners[by];
    const handedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    if (personId === undefined) continue;
    await db.insert(slideFinding).values({
      formId: rows[0]?.id ?? 0,
      personId,
      token: `demo:${form.tissue}:${by}`,
      edition: 1,
      title,
      fields,
      answers: answersOf(form, answers),
      handedAt,
      state: findingStateCodes.handedIn,
      most: pointsIn(fields),
      ...(marks && markedBy(form, marks, { teacherId, now })),
    });
  }
}

const spotOf = (form: SeedForm, key: string) => {
  const { x, y } = placesOf(form.tissue).landmarks.get(key) ?? { x: 0, y: 0 };
  return { x, y };
};

const answersOf = (form: SeedForm, answers: readonly Partial<FieldAnswer>[]): FieldAnswer[] =>
  form.fields.map(({ kind }, at) => ({
    ...noAnswer,
    ...answers[at],
    places:
      kind === findingFieldKindCodes.places
        ? form.places.map((key) => ({ points: [spotOf(form, key)], note: '' }))
        : [],
  }));

function markedBy(
  form: SeedForm,
  marks: NonNullable<SeedForm['findings'][number]['marks']>,
  { teacherId, now }: { teacherId: number; now: Date },
) {
  const fields = form.fields.map((_, at) => ({
    points: marks.points[at] ?? 0,
    remark: marks.remarks[at] ?? '',
  }));
  const places = [{ at: spotOf(form, marks.at), text: marks.said }];
  const given: FindingMarks = { fields, places, remark: marks.remark };
  const by = { markedAt: now, markedBy: teacherId };
  return {
    ...by,
    state: findingStateCodes.marked,
    marks: given,
    total: pointsIn(fields),
    version: 2,
  } as const;
}
