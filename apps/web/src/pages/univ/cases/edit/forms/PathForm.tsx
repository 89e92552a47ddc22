import type { ClinicDeed } from '@cheese/domain/contract/viewers/clinicDeed';
import { Choice } from '../../../making/fields/Choice';
import { Rows } from '../../../making/fields/Rows';
import { blankDeed } from './blankDeed';
import type { FormProps } from './CaseFrame';
import { DeedFields } from './DeedFields';
import { texts } from './texts';

/** How somebody who knows does it, deed by deed: all others are compared with it. */
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
        <Choice<ClinicDeed['kind']>
          label={texts.kind}
          value={deed.kind}
          labels={texts.deeds}
          onChange={(kind) => onChange(blankDeed(kind, ready))}
        />
        <DeedFields {...{ ready, deed, onChange }} />
      </>
    )}
  </Rows>
);
