import type { PatientFound } from '@cheese/domain/contract/training/shapes/patientCase';
import { Entries } from '../../../making/fields/Entries';
import type { FormProps } from './PatientFrame';
import { FoundForm } from './FoundForm';
import { manoeuvreNames } from './names';
import { texts } from './texts';

export const ExaminationForm = ({ ready, say }: FormProps) => (
  <Entries
    title={texts.findings}
    entries={ready.of.findings}
    names={manoeuvreNames}
    add={texts.addFinding}
    blank={(): PatientFound => ({ text: '' })}
    hint={({ text }) => text}
    onChange={(findings) => say({ findings })}
  >
    {(found, onChange) => <FoundForm ready={ready} found={found} onChange={onChange} />}
  </Entries>
);
