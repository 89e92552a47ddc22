import type { Prepared } from '@cheese/patients/engine/prepare';
import type {
  PatientDeed,
  PatientSuspicion,
} from '@cheese/domain/contract/training/shapes/patientDeed';
import { Choice } from '../../../making/fields/Choice';
import { IdTicks } from '../../../making/fields/IdTicks';
import { NumberBox } from '../../../making/fields/NumberBox';
import { TextBox } from '../../../making/fields/TextBox';
import {
  choicesOf,
  diagnosisNames,
  manoeuvreNames,
  placeNames,
  questionNames,
  testNames,
  treatmentNames,
} from './names';
import { texts } from './texts';

interface DeedFieldsProps {
  ready: Prepared;
  deed: PatientDeed;
  onChange: (deed: PatientDeed) => void;
}

export function DeedFields({ ready, deed, onChange }: DeedFieldsProps) {
  const one = (
    value: string,
    labels: Readonly<Record<string, string>>,
    put: (id: string) => void,
  ) => <Choice label={texts.which} value={value} labels={labels} onChange={put} />;
  switch (deed.kind) {
    case 'measure':
      return null;
    case 'ask':
      return one(deed.question, questionNames(ready), (question) =>
        onChange({ ...deed, question }),
      );
    case 'say':
      return (
        <TextBox
          label={texts.words_}
          value={deed.text}
          maxLength={200}
          onChange={(text) => onChange({ ...deed, text })}
        />
      );
    case 'examine':
      return one(`${deed.region}.${deed.manoeuvre}`, manoeuvreNames, (place) => {
        const [region = '', manoeuvre = ''] = place.split('.');
        onChange({ ...deed, region, manoeuvre });
      });
    case 'test':
      return one(deed.test, testNames(ready), (test) => onChange({ ...deed, test }));
    case 'treat':
      return one(deed.treatment, treatmentNames(ready), (treatment) =>
        onChange({ ...deed, treatment }),
      );
    case 'wait':
      return (
        <NumberBox
          label={texts.takes}
          value={deed.minutes}
          unit={texts.minutesUnit}
          onChange={(minutes) =>
            onChange({ ...deed, minutes: Math.min(120, Math.max(1, Math.round(minutes))) })
          }
        />
      );
    case 'handOver':
      return one(deed.to, placeNames(ready), (to) => onChange({ ...deed, to }));
    case 'differ':
      return (
        <IdTicks
          label={texts.suspected}
          choices={considered(ready)}
          chosen={deed.list.map(({ diagnosis }) => diagnosis)}
          onChange={(ids) => onChange({ ...deed, list: suspicionsOf(ids.slice(0, 10), deed.list) })}
        />
      );
    case 'conclude':
      return <Conclusion ready={ready} deed={deed} onChange={onChange} />;
  }
}

/** Keeps the evidence of the suspicions that stay in the list. */
const suspicionsOf = (ids: readonly string[], were: readonly PatientSuspicion[]) =>
  ids.map(
    (diagnosis) =>
      were.find((one) => one.diagnosis === diagnosis) ?? { diagnosis, for: [], against: [] },
  );

/** Only diagnoses of the differential: the expert considers no others. */
function considered(ready: Prepared) {
  const ids = new Set(ready.of.differential.map(({ diagnosis }) => diagnosis));
  return choicesOf(diagnosisNames(ready)).filter(({ id }) => ids.has(id));
}

interface ConclusionProps extends DeedFieldsProps {
  deed: Extract<PatientDeed, { kind: 'conclude' }>;
}

function Conclusion({ ready, deed, onChange }: ConclusionProps) {
  return (
    <>
      <Choice
        label={texts.diagnosis}
        value={deed.diagnosis}
        labels={diagnosisNames(ready)}
        onChange={(diagnosis) => onChange({ ...deed, diagnosis })}
      />
      <IdTicks
        label={texts.suspected}
        choices={considered(ready)}
        chosen={deed.differentials}
        onChange={(ids) => onChange({ ...deed, differentials: ids.slice(0, 6) })}
      />
      <IdTicks
        label={texts.evidenceUsed}
        choices={choicesOf(ready.of.evidence)}
        chosen={deed.evidence}
        onChange={(ids) => onChange({ ...deed, evidence: ids.slice(0, 15) })}
      />
      <TextBox
        label={texts.text}
        value={deed.text}
        maxLength={500}
        lines={3}
        onChange={(text) => onChange({ ...deed, text })}
      />
    </>
  );
}
