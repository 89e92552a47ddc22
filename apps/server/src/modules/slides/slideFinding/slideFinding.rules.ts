import { findingStateCodes } from '@cheese/domain/codes/slides/slideFinding';
import type {
  AskedField,
  MadeField,
} from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import type { FindingFormRow, FindingRow } from './slideFinding.tables';

/** What learners may read of a field: what is expected stays behind. */
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

/** What was given back is read by who wrote it; what is handed in anew is with the teacher. */
export const isGivenBack = ({ state }: Pick<FindingRow, 'state'>) =>
  state !== findingStateCodes.handedIn;

/** Others may still be writing theirs until then. */
export const showsExpected = (form: Due, { state }: Pick<FindingRow, 'state'>, now: Date) =>
  state === findingStateCodes.marked && (form.dueAt === null || isDue(form, now));

export const canTakeBack = (form: Due, { state, marks }: FindingRow, now: Date) =>
  state === findingStateCodes.handedIn && marks === null && !isDue(form, now);
