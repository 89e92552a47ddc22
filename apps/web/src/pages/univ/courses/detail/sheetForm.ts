import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import type { CourseSheet } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { texts } from './texts';

export const toValues = (sheet: CourseSheet) => ({
  name: sheet.name,
  description: sheet.description,
  cover: sheet.cover,
  html: sheet.html,
  goals: sheet.goals.join('\n'),
  forWhom: sheet.forWhom,
  certificateShare: sheet.certificateShare === null ? '' : String(sheet.certificateShare),
  countsByHand: sheet.countsByHand ? 'yes' : 'no',
  trailerId: sheet.trailerId === null ? '' : String(sheet.trailerId),
});
export type SheetValues = ReturnType<typeof toValues>;

const goalsIn = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const orNull = (value: string) => (value === '' ? null : Number(value));

export const toSheet = (values: SheetValues): CourseSheet => ({
  name: values.name.trim(),
  description: values.description.trim(),
  cover: values.cover,
  html: values.html,
  forWhom: values.forWhom.trim(),
  goals: goalsIn(values.goals),
  certificateShare: orNull(values.certificateShare),
  countsByHand: values.countsByHand === 'yes',
  trailerId: orNull(values.trailerId),
});

export function sheetFaults({ name, goals }: SheetValues) {
  const list = goalsIn(goals);
  const isTooMuch =
    list.length > courseLimits.goals || list.some((goal) => goal.length > courseLimits.goal);
  return faultsOf({
    name: missing(name, texts.nameEmpty),
    goals: isTooMuch && texts.goalsTooMany(courseLimits.goals, courseLimits.goal),
  });
}

/** Shares to choose from, including an unusual one that is already set. */
export function shareChoices(set: number | null): Record<number, string> {
  const shares = new Set([60, 70, 80, 90, 100, ...(set === null ? [] : [set])]);
  return Object.fromEntries([...shares].map((share) => [share, texts.certificateOf(share)]));
}
