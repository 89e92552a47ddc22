import { findingFieldKindCodes } from '@cheese/domain/codes/slides/slideFinding';
import type { AskedField } from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { FormField } from '@cheese/ui/form/FormField';
import { TickList } from '@cheese/ui/form/TickList';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import type { Beside } from '../viewer/over';
import { oneField } from './oneField';
import { PlaceMarks } from './PlaceMarks';
import { texts } from './texts';
import type { FieldWork } from './work';

interface FieldInputProps {
  field: AskedField;
  work: FieldWork;
  fault: string | null;
  beside: Beside;
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
  onChange: (work: FieldWork) => void;
  onAdd: (at: { x: number; y: number }) => void;
}

export function FieldInput(props: FieldInputProps) {
  const { field, fault } = props;
  const { kind, label, points } = field;
  const isWritten = kind <= findingFieldKindCodes.longText || kind === findingFieldKindCodes.number;
  return (
    <li>
      {!isWritten && <h3>{field.isNeeded ? texts.needed(label) : label}</h3>}
      {points > 0 && <p className="aside">{texts.points(points)}</p>}
      {isWritten ? <Written {...props} /> : <Shown {...props} />}
      {!isWritten && fault !== null && (
        <p role="alert" className="wrong">
          {fault}
        </p>
      )}
    </li>
  );
}

function Written({ field, work, fault, onChange }: FieldInputProps) {
  const { kind, label, unit, isNeeded } = field;
  const shared = { autoComplete: 'off', required: isNeeded };
  if (kind === findingFieldKindCodes.number) {
    const change = (number: string) => onChange({ ...work, number });
    return (
      <FormField
        {...shared}
        name="number"
        label={texts.value(label, unit)}
        inputMode="decimal"
        maxLength={30}
        fields={oneField('number', { value: work.number, fault }, change)}
      />
    );
  }
  const change = (text: string) => onChange({ ...work, text });
  return (
    <FormField
      {...shared}
      {...(kind === findingFieldKindCodes.longText && { lines: 3 })}
      name="text"
      label={label}
      maxLength={kind === findingFieldKindCodes.shortText ? 200 : 5000}
      fields={oneField('text', { value: work.text, fault }, change)}
    />
  );
}

function Shown(props: FieldInputProps) {
  const { field, work, beside, isPicking, onPicking, onChange, onAdd } = props;
  const { kind, label, options } = field;
  const choices = options.map((words, value) => ({ value, label: words }));
  if (kind === findingFieldKindCodes.singleChoice) {
    const choose = (value: number) => onChange({ ...work, chosen: [value] });
    return (
      <ToggleRow
        label={label}
        choices={choices}
        chosen={work.chosen[0] ?? null}
        onChoose={choose}
      />
    );
  }
  if (kind === findingFieldKindCodes.multipleChoice) {
    const choose = (chosen: readonly number[]) => onChange({ ...work, chosen: [...chosen] });
    return <TickList label={label} choices={choices} chosen={work.chosen} onChange={choose} />;
  }
  const { places } = work;
  return (
    <PlaceMarks
      beside={beside}
      places={places}
      isPicking={isPicking}
      onPicking={onPicking}
      onAdd={onAdd}
      maxLength={200}
      onNote={(at, note) =>
        onChange({ ...work, places: places.map((one, i) => (i === at ? { ...one, note } : one)) })
      }
      onRemove={(at) => onChange({ ...work, places: places.filter((_, i) => i !== at) })}
    />
  );
}
