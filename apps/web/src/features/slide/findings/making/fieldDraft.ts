import type { FindingFieldKind } from '@cheese/domain/codes/slides/slideFinding';
import type { MadeField } from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { texts } from './texts';

export type FieldName = 'kind' | 'label' | 'options' | 'unit' | 'points' | 'expected' | 'isNeeded';

/** The values of the inputs, which are all strings. */
export type FieldDraft = Readonly<Record<FieldName, string>>;

export const newField: FieldDraft = {
  kind: '1',
  label: '',
  options: '',
  unit: '',
  points: '0',
  expected: '',
  isNeeded: '1',
};

export const draftOf = (field: MadeField): FieldDraft => ({
  kind: String(field.kind),
  label: field.label,
  unit: field.unit,
  expected: field.expected,
  options: field.options.join('\n'),
  points: String(field.points),
  isNeeded: field.isNeeded ? '1' : '0',
});

const linesOf = (options: string) => options.split('\n').flatMap((line) => line.trim() || []);

export const isChoice = ({ kind }: Pick<FieldDraft, 'kind'>) => kind === '3' || kind === '4';

export function faultsIn(draft: FieldDraft): Partial<Record<FieldName, string>> {
  const lines = linesOf(draft.options);
  const areOptions =
    lines.length >= 2 &&
    lines.length <= 10 &&
    new Set(lines).size === lines.length &&
    lines.every(({ length }) => length <= 100);
  return {
    ...(draft.label.trim() === '' && { label: texts.noLabel }),
    ...(isChoice(draft) && !areOptions && { options: texts.fewOptions }),
    ...(!/^\d{1,3}$/.test(draft.points.trim()) || Number(draft.points) > 100
      ? { points: texts.wrongPoints }
      : {}),
  };
}

/** Drops values that this kind of field does not use. */
export const fieldOf = (draft: FieldDraft): MadeField => ({
  label: draft.label.trim(),
  isNeeded: draft.isNeeded === '1',
  expected: draft.expected,
  kind: Number(draft.kind) as FindingFieldKind,
  points: Number(draft.points),
  options: isChoice(draft) ? linesOf(draft.options) : [],
  unit: draft.kind === '5' ? draft.unit.trim() : '',
});

/** Moves an item; returns the list unchanged if either index is outside of it. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
