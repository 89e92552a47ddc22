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

export function DiagnosisForm({ ready, say }: FormProps) {
  const { of } = ready;
  const { evidence, diagnosis, differential, own = {} } = of;
  const names = diagnosisNames(ready);
  const known = choicesOf(evidence);
  const ownDiagnoses = own.diagnoses ?? [];
  const write = (said: Partial<Record<keyof Diagnosis, unknown>>) =>
    say({ diagnosis: given({ ...diagnosis, ...said }) as Diagnosis });
  const writeEvidence = (now: { id: string; name: string }[]) => {
    const gone = known.find(({ id }) => !now.some((one) => one.id === id));
    if (gone) return say(withoutEvidence(of, gone.id));
    return say({ evidence: Object.fromEntries(now.map(({ id, name }) => [id, name])) });
  };
  return (
    <>
      <Rows
        title={texts.evidence}
        rows={known}
        most={80}
        add={texts.addEvidence}
        blank={() => ({ id: nextName(known, 'fact'), name: '' })}
        nameOf={(_, at) => texts.evidenceOf(at + 1)}
        onChange={writeEvidence}
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
      <Rows
        isOrdered
        title={texts.differential}
        rows={differential}
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
      <Rows
        title={texts.ownDiagnoses}
        rows={ownDiagnoses}
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
    </>
  );
}
