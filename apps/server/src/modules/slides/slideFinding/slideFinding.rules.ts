import { findingStateCodes } from '@cheese/domain/codes/slides/slideFinding';
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
export const isGivenBack = ({ state }: Pick<FindingRow, 'state'>) =>
  state !== findingStateCodes.handedIn;

/** Others may still be writing theirs until then. */
export const showsExpected = (form: Due, { state }: Pick<FindingRow, 'state'>, now: Date) =>
  state === findingStateCodes.marked && (form.dueAt === null || isDue(form, now));

export const canTakeBack = (form: Due, { state, marks }: FindingRow, now: Date) =>
  state === findingStateCodes.handedIn && marks === null && !isDue(form, now);
