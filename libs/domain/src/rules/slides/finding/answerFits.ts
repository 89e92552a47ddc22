import { findingFieldKindCodes } from '../../../codes/slides/slideFinding';
import type { AskedField, FieldAnswer } from '../../../contract/slides/shapes/slideFindingShapes';

export const noAnswer: FieldAnswer = { text: '', chosen: [], value: null, places: [] };

const isChoice = (kind: number) =>
  kind === findingFieldKindCodes.singleChoice || kind === findingFieldKindCodes.multipleChoice;

export const isBlank = ({ text, chosen, value, places }: FieldAnswer) =>
  text.trim() === '' && chosen.length === 0 && value === null && places.length === 0;

interface Ground {
  width: number;
  height: number;
}

/** True if the field has exactly the parts its kind asks for. */
export function answerFits(field: AskedField, answer: FieldAnswer, ground: Ground): boolean {
  const { kind, options } = field;
  const { text, chosen, value, places } = answer;
  const isOn = (spot: { x: number; y: number }) =>
    spot.x <= ground.width && spot.y <= ground.height;
  return (
    (kind <= findingFieldKindCodes.longText || text === '') &&
    (kind !== findingFieldKindCodes.shortText || text.length <= 200) &&
    (isChoice(kind) || chosen.length === 0) &&
    (kind !== findingFieldKindCodes.singleChoice || chosen.length <= 1) &&
    chosen.every((at) => at < options.length) &&
    (kind === findingFieldKindCodes.number || value === null) &&
    (kind === findingFieldKindCodes.places || places.length === 0) &&
    places.every(({ points }) => points.every(isOn))
  );
}

/** A choice has options, and no other kind has. */
export const fieldHolds = ({ kind, options, unit }: AskedField) =>
  (isChoice(kind) ? options.length >= 2 : options.length === 0) &&
  (kind === findingFieldKindCodes.number || unit === '');
