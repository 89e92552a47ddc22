import { treatmentList } from '@cheese/patients/catalogue/treatments';
import type {
  PatientTreatment,
  PatientTreatmentOf,
} from '@cheese/domain/contract/training/shapes/patientCase';
import { nextName } from '../../../making/edit/steps';
import { Entries } from '../../../making/fields/Entries';
import { TextBox } from '../../../making/fields/TextBox';
import type { FormProps } from './PatientFrame';
import { given, orNone } from './given';
import { HarmRows } from './HarmRows';
import { treatmentNames } from './names';
import { OwnRows } from './OwnRows';
import { Consequences } from './parts';
import { texts } from './texts';

export function TreatmentsForm({ ready, say }: FormProps) {
  const { treatments, own = {} } = ready.of;
  const ownTreatments = own.treatments ?? [];
  return (
    <>
      <Entries
        title={texts.treatments}
        entries={treatments}
        names={treatmentNames(ready)}
        add={texts.addTreatment}
        blank={(): PatientTreatmentOf => ({})}
        hint={({ says = '' }) => says}
        onChange={(now) => say({ treatments: now })}
      >
        {(one, change) => {
          const write = (said: Partial<Record<keyof PatientTreatmentOf, unknown>>) =>
            change(given({ ...one, ...said }) as PatientTreatmentOf);
          return (
            <>
              <TextBox
                label={texts.done}
                value={one.says ?? ''}
                maxLength={600}
                lines={2}
                onChange={(says) => write({ says: orNone(says) })}
              />
              <Consequences ready={ready} of={one} say={write} />
              <HarmRows ready={ready} harms={one.harms} onChange={(harms) => write({ harms })} />
            </>
          );
        }}
      </Entries>
      <OwnRows<PatientTreatment>
        title={texts.ownTreatments}
        add={texts.addOwnTreatment}
        rows={ownTreatments}
        blank={() => ({
          id: nextName([...treatmentList, ...ownTreatments], 'own'),
          name: '',
          group: texts.otherGroup,
          yuan: 100,
          minutes: 5,
        })}
        onChange={(rows) => say({ own: { ...own, treatments: rows } })}
      />
    </>
  );
}
