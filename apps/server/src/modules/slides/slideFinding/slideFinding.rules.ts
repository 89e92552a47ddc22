import { HANDED_IN, MARKED } from '@cheese/domain/codes/slides/slideFinding';
import type {
  AskedField,
  MadeField,
} from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import type { FindingFormRow, FindingRow } from './slideFinding.tables';

/** Strips the expected answer before the field is sent to learners. */
export const askedField = ({
  kind,
  label,
  isNeeded,
  points,
  options,
  unit,
}: MadeField): AskedField => ({
  kind,
  label,
  isNeeded,
  points,
  options,
  unit,
});

type Due = Pick<FindingFormRow, 'dueAt'>;
export const isDue = ({ dueAt }: Due, now: Date) => dueAt !== null && dueAt <= now;

/** False while a submission is with the teacher. */
export const isGivenBack = ({ state }: Pick<FindingRow, 'state'>) => state !== HANDED_IN;

/** Others may still be writing theirs until then. */
export const showsExpected = (form: Due, { state }: Pick<FindingRow, 'state'>, now: Date) =>
  state === MARKED && (form.dueAt === null || isDue(form, now));

export const canTakeBack = (form: Due, { state, marks }: FindingRow, now: Date) =>
  state === HANDED_IN && marks === null && !isDue(form, now);
