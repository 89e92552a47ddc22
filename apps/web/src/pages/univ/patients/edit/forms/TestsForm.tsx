import { testList } from '@cheese/patients/catalogue/tests';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { nextName } from '../../../making/edit/steps';
import { Entries } from '../../../making/fields/Entries';
import type { FormProps } from './PatientFrame';
import { FoundForm } from './FoundForm';
import { given } from './given';
import { HarmRows } from './HarmRows';
import { testNames } from './names';
import { OwnRows } from './OwnRows';
import { texts } from './texts';

type TestOf = PatientCase['tests'][string];

export function TestsForm({ ready, say }: FormProps) {
  const { tests, own = {} } = ready.of;
  const ownTests = own.tests ?? [];
  return (
    <>
      <Entries
        title={texts.tests}
        entries={tests}
        names={testNames(ready)}
        add={texts.addTest}
        blank={(): TestOf => ({ text: '' })}
        hint={({ text }) => text}
        onChange={(now) => say({ tests: now })}
      >
        {(one, change) => (
          <>
            <FoundForm ready={ready} found={one} onChange={change} />
            <HarmRows
              ready={ready}
              harms={one.harms}
              onChange={(harms) => change(given({ ...one, harms }) as TestOf)}
            />
          </>
        )}
      </Entries>
      <OwnRows
        title={texts.ownTests}
        add={texts.addOwnTest}
        rows={ownTests}
        blank={() => ({
          id: nextName([...testList, ...ownTests], 'own'),
          name: '',
          group: texts.otherGroup,
          yuan: 100,
          minutes: 30,
        })}
        onChange={(rows) => say({ own: { ...own, tests: rows } })}
      />
    </>
  );
}
