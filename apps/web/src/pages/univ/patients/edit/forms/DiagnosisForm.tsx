import { UNDECIDED } from '@cheese/patients/writing/blank';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { nextName } from '../../../making/edit/steps';
import { Choice } from '../../../making/fields/Choice';
import { IdTicks } from '../../../making/fields/IdTicks';
import { LinesBox } from '../../../making/fields/LinesBox';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import type { FormProps } from './PatientFrame';
import { given, orNoList } from './given';
import { choicesOf, diagnosisNames, withoutEvidence } from './names';
import { texts } from './texts';

type Diagnosis = PatientCase['diagnosis'];
const musts = { must: texts.must, may: texts.may };

interface KnownProps extends FormProps {
  /** Findings that speak for or against a diagnosis. */
  known: { id: string; name: string }[];
}

interface NamesProps extends FormProps {
  names: Record<string, string>;
}

export function DiagnosisForm(props: FormProps) {
  const names = diagnosisNames(props.ready);
  const known = choicesOf(props.ready.of.evidence);
  return (
    <>
      <EvidenceRows {...props} known={known} />
      <RightDiagnosis {...props} names={names} />
      <DifferentialRows {...props} names={names} known={known} />
      <OwnDiagnosisRows {...props} />
    </>
  );
}

function EvidenceRows({ ready, say, known }: KnownProps) {
  const write = (now: { id: string; name: string }[]) => {
    const gone = known.find(({ id }) => !now.some((one) => one.id === id));
    if (gone) return say(withoutEvidence(ready.of, gone.id));
    return say({ evidence: Object.fromEntries(now.map(({ id, name }) => [id, name])) });
  };
  return (
    <Rows
      title={texts.evidence}
      rows={known}
      most={80}
      add={texts.addEvidence}
      blank={() => ({ id: nextName(known, 'fact'), name: '' })}
      nameOf={(_, at) => texts.evidenceOf(at + 1)}
      onChange={write}
    >
      {(one, change) => (
        <TextBox
          label={texts.lineName}
          value={one.name}
          maxLength={60}
          onChange={(name) => change({ ...one, name })}
        />
      )}
    </Rows>
  );
}

function RightDiagnosis({ ready, say, names }: NamesProps) {
  const { diagnosis } = ready.of;
  const write = (said: Partial<Record<keyof Diagnosis, unknown>>) =>
    say({ diagnosis: given({ ...diagnosis, ...said }) as Diagnosis });
  return (
    <>
      <Choice
        label={texts.diagnosis}
        value={diagnosis.id}
        labels={names}
        onChange={(id) => write({ id })}
      />
      <TextBox
        label={texts.diagnosisWhy}
        value={diagnosis.why}
        maxLength={600}
        lines={2}
        onChange={(why) => write({ why })}
      />
      <LinesBox
        label={texts.words}
        value={diagnosis.words}
        most={20}
        longest={60}
        onChange={(words) => write({ words })}
      />
      <Rows
        title={texts.alsoRight}
        rows={diagnosis.alsoRight ?? []}
        most={4}
        add={texts.addDifferential}
        blank={(): string => UNDECIDED}
        nameOf={(_, at) => texts.nth(texts.alsoRight, at + 1)}
        onChange={(ids) => write({ alsoRight: orNoList(ids) })}
      >
        {(id, change) => (
          <Choice label={texts.alsoRight} value={id} labels={names} onChange={change} />
        )}
      </Rows>
    </>
  );
}

function DifferentialRows({ ready, say, names, known }: NamesProps & KnownProps) {
  return (
    <Rows
      isOrdered
      title={texts.differential}
      rows={ready.of.differential}
      most={12}
      add={texts.addDifferential}
      blank={() => ({ diagnosis: UNDECIDED, for: [], against: [], isMust: true, why: '' })}
      nameOf={({ diagnosis: id }, at) => names[id] ?? texts.differentialOf(at + 1)}
      onChange={(now) => say({ differential: now })}
    >
      {(one, change) => (
        <>
          <Choice
            label={texts.which}
            value={one.diagnosis}
            labels={names}
            onChange={(id) => change({ ...one, diagnosis: id })}
          />
          <Choice
            label={texts.isMust}
            value={one.isMust ? 'must' : 'may'}
            labels={musts}
            onChange={(must) => change({ ...one, isMust: must === 'must' })}
          />
          <IdTicks
            label={texts.supports}
            choices={known}
            chosen={one.for}
            onChange={(ids) => change({ ...one, for: ids.slice(0, 40) })}
          />
          <IdTicks
            label={texts.against}
            choices={known}
            chosen={one.against}
            onChange={(ids) => change({ ...one, against: ids.slice(0, 40) })}
          />
          <TextBox
            label={texts.why}
            value={one.why}
            maxLength={600}
            lines={2}
            onChange={(why) => change({ ...one, why })}
          />
        </>
      )}
    </Rows>
  );
}

function OwnDiagnosisRows({ ready, say }: FormProps) {
  const { own = {} } = ready.of;
  return (
    <Rows
      title={texts.ownDiagnoses}
      rows={own.diagnoses ?? []}
      most={30}
      add={texts.addOwnDiagnosis}
      blank={() => ({ id: nextName([...ready.diagnoses.values()], 'own'), name: '' })}
      nameOf={(_, at) => texts.ownOf(at + 1)}
      onChange={(rows) => say({ own: { ...own, diagnoses: rows } })}
    >
      {(one, change) => (
        <TextBox
          label={texts.ownName}
          value={one.name}
          maxLength={60}
          onChange={(name) => change({ ...one, name })}
        />
      )}
    </Rows>
  );
}
