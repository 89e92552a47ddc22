import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import { KindChoice } from '../../../making/fields/KindChoice';
import { Rows } from '../../../making/fields/Rows';
import { blankDeed } from './blankDeed';
import type { FormProps } from './PatientFrame';
import { DeedFields } from './DeedFields';
import { texts } from './texts';

/** The expert's actions in order, used as the reference for marking. */
export const PathForm = ({ ready, say }: FormProps) => (
  <Rows
    isOrdered
    title={texts.path}
    rows={ready.of.path}
    most={120}
    add={texts.addDeed}
    blank={() => blankDeed('ask', ready)}
    nameOf={(_, at) => texts.deedOf(at + 1)}
    onChange={(path) => say({ path })}
  >
    {(deed, onChange) => (
      <>
        <KindChoice<PatientDeed['kind'], PatientDeed>
          label={texts.kind}
          kind={deed.kind}
          labels={texts.deeds}
          now={deed}
          blank={(kind) => blankDeed(kind, ready)}
          onChange={onChange}
        />
        <DeedFields ready={ready} deed={deed} onChange={onChange} />
      </>
    )}
  </Rows>
);
