import { valueName } from '@cheese/patients/graph/whenWords';
import {
  patientLevelCodes,
  patientLevels,
  patientSexes,
} from '@cheese/domain/codes/training/patient';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { AddOne } from '../../../making/fields/AddOne';
import { Choice } from '../../../making/fields/Choice';
import { LinesBox } from '../../../making/fields/LinesBox';
import { NumberBox } from '../../../making/fields/NumberBox';
import { TextBox } from '../../../making/fields/TextBox';
import type { FormProps } from './PatientFrame';
import { given, orNone } from './given';
import { texts } from './texts';

type Level = PatientCase['level'];
/** Values that our own cases use besides the vital signs; a file can add more. */
const more = ['pain', 'glucose', 'potassium', 'lactate', 'ketone', 'ph'];
const levelIn = (said: string): Level =>
  said === '2'
    ? patientLevelCodes.advanced
    : said === '3'
      ? patientLevelCodes.challenging
      : patientLevelCodes.beginner;

const words = [
  ['name', texts.name, 60],
  ['age', texts.age, 60],
  ['place', texts.place, 60],
] as const;

export function AboutForm(props: FormProps) {
  const { ready, say } = props;
  const { of } = ready;
  return (
    <>
      <TextBox
        label={texts.title}
        value={of.title}
        maxLength={60}
        onChange={(title) => say({ title })}
      />
      <TwoColumns>
        <TextBox
          label={texts.field}
          value={of.field}
          maxLength={60}
          onChange={(field) => say({ field })}
        />
        <Choice
          label={texts.level}
          value={String(of.level)}
          labels={patientLevels}
          onChange={(level) => say({ level: levelIn(level) })}
        />
        <NumberBox
          label={texts.minutes}
          value={of.minutes}
          unit={texts.minutesUnit}
          onChange={(minutes) => say({ minutes: Math.round(minutes) })}
        />
      </TwoColumns>
      <AboutPatient {...props} />
      <StartValues {...props} />
      <LinesBox
        label={texts.aims}
        value={of.aims}
        most={6}
        longest={600}
        onChange={(aims) => say({ aims })}
      />
      <LinesBox
        label={texts.references}
        value={of.references}
        most={8}
        longest={600}
        onChange={(references) => say({ references })}
      />
    </>
  );
}

function AboutPatient({ ready, say }: FormProps) {
  const { patient } = ready.of;
  const write = (said: Partial<Record<keyof typeof patient, unknown>>) =>
    say({ patient: given({ ...patient, ...said }) as typeof patient });
  return (
    <>
      <TwoColumns>
        {words.map(([key, label, most]) => (
          <TextBox
            key={key}
            label={label}
            value={patient[key]}
            maxLength={most}
            onChange={(text) => write({ [key]: text })}
          />
        ))}
        <NumberBox
          label={texts.years}
          value={patient.years}
          onChange={(years) => write({ years: Math.min(120, Math.max(0, years)) })}
        />
        <Choice
          label={texts.sex}
          value={patient.sex}
          labels={patientSexes}
          onChange={(sex) => write({ sex })}
        />
        <TextBox
          label={texts.speaker}
          value={patient.speaker ?? ''}
          maxLength={60}
          onChange={(speaker) => write({ speaker: orNone(speaker) })}
        />
      </TwoColumns>
      <TextBox
        label={texts.complaint}
        value={patient.complaint}
        maxLength={600}
        lines={2}
        onChange={(complaint) => write({ complaint })}
      />
      <TextBox
        label={texts.manner}
        value={patient.manner}
        maxLength={600}
        lines={2}
        onChange={(manner) => write({ manner })}
      />
    </>
  );
}

function StartValues({ ready, say }: FormProps) {
  const { values } = ready.of;
  const left = more.filter((id) => !Object.hasOwn(values, id));
  return (
    <TwoColumns role="group" aria-label={texts.values}>
      {Object.entries(values).map(([id, value]) => (
        <NumberBox
          key={id}
          label={valueName(id)}
          value={value}
          onChange={(now) => say({ values: { ...values, [id]: now } })}
        />
      ))}
      {left.length > 0 && (
        <AddOne
          label={texts.addValue}
          labels={Object.fromEntries(left.map((id) => [id, valueName(id)]))}
          onAdd={(id) => say({ values: { ...values, [id]: 0 } })}
        />
      )}
    </TwoColumns>
  );
}
