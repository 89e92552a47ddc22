import type { SceneAsking } from '@cheese/drills/graph/scene';
import { patients } from '@cheese/drills/cpr/guideline';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { Choice } from '../../../making/fields/Choice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { TextBox } from '../../../making/fields/TextBox';
import { AreaRows } from './AreaRows';
import { OptionRows } from './OptionRows';
import { texts } from './texts';

const patientNames = Object.fromEntries(
  Object.entries(patients).map(([id, { name }]) => [id, name]),
);
const rescuerNames = { 1: texts.alone, 2: texts.two };

interface AskingFormProps<Kind extends SceneAsking['kind']> {
  asking: Extract<SceneAsking, { kind: Kind }>;
  onChange: (asking: SceneAsking) => void;
}

export function AskingForm({ asking, onChange }: AskingFormProps<SceneAsking['kind']>) {
  switch (asking.kind) {
    case 'go':
      return (
        <TextBox
          label={texts.label}
          value={asking.label}
          maxLength={200}
          onChange={(label) => onChange({ ...asking, label })}
        />
      );
    case 'one':
    case 'several':
    case 'order':
      return <OptionRows asking={asking} onChange={onChange} />;
    case 'point':
      return <AreaRows asking={asking} onChange={onChange} />;
    case 'amount':
      return <AmountFields asking={asking} onChange={onChange} />;
    case 'cpr':
      return <PressingFields asking={asking} onChange={onChange} />;
  }
}

function AmountFields({ asking, onChange }: AskingFormProps<'amount'>) {
  const numbers = [
    ['least', texts.amountLeast],
    ['most', texts.amountMost],
    ['right', texts.amountRight],
    ['tolerance', texts.tolerance],
  ] as const;
  return (
    <TwoColumns>
      <TextBox
        label={texts.unit}
        value={asking.unit}
        maxLength={20}
        onChange={(unit) => onChange({ ...asking, unit })}
      />
      {numbers.map(([name, label]) => (
        <NumberBox
          key={name}
          label={label}
          value={asking[name]}
          onChange={(value) => onChange({ ...asking, [name]: value })}
        />
      ))}
    </TwoColumns>
  );
}

function PressingFields({ asking, onChange }: AskingFormProps<'cpr'>) {
  return (
    <TwoColumns>
      <Choice
        label={texts.patient}
        value={asking.patient}
        labels={patientNames}
        onChange={(patient) => onChange({ ...asking, patient })}
      />
      <Choice
        label={texts.rescuers}
        value={String(asking.rescuers)}
        labels={rescuerNames}
        onChange={(many) => onChange({ ...asking, rescuers: many === '2' ? 2 : 1 })}
      />
      <NumberBox
        label={texts.seconds}
        value={asking.seconds}
        unit={texts.secondsUnit}
        onChange={(seconds) => onChange({ ...asking, seconds })}
      />
    </TwoColumns>
  );
}
