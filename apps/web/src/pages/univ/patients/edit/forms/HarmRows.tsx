import type { Prepared } from '@cheese/patients/engine/prepare';
import type { PatientHarm } from '@cheese/domain/contract/training/shapes/patientCase';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import { given, orNoList, orNone } from './given';
import { Consequences } from './parts';
import { texts } from './texts';
import { WhenForm } from './WhenForm';

interface HarmRowsProps {
  ready: Prepared;
  harms: PatientHarm[] | undefined;
  onChange: (harms: PatientHarm[] | undefined) => void;
}

/** Consequences of a contraindicated action. */
export const HarmRows = ({ ready, harms = [], onChange }: HarmRowsProps) => (
  <Rows
    title={texts.harms}
    rows={harms}
    most={6}
    add={texts.addHarm}
    blank={(): PatientHarm => ({ name: '', why: '', weight: 0.3 })}
    nameOf={(_, at) => texts.harmOf(at + 1)}
    onChange={(now) => onChange(orNoList(now))}
  >
    {(one, change) => {
      const say = (said: Partial<Record<keyof PatientHarm, unknown>>) =>
        change(given({ ...one, ...said }) as PatientHarm);
      return (
        <>
          <TextBox
            label={texts.lineName}
            value={one.name}
            maxLength={60}
            onChange={(name) => say({ name })}
          />
          <TextBox
            label={texts.why}
            value={one.why}
            maxLength={600}
            lines={2}
            onChange={(why) => say({ why })}
          />
          <NumberBox
            label={texts.weight}
            value={one.weight}
            onChange={(weight) => say({ weight: Math.min(1, Math.max(0, weight)) })}
          />
          <TextBox
            label={texts.harmSays}
            value={one.says ?? ''}
            maxLength={600}
            onChange={(says) => say({ says: orNone(says) })}
          />
          <Consequences ready={ready} of={one} say={say} />
          <h4>{texts.onlyWhen}</h4>
          <WhenForm
            ready={ready}
            when={one.when ?? {}}
            onChange={(when) => say({ when: Object.keys(when).length === 0 ? undefined : when })}
          />
        </>
      );
    }}
  </Rows>
);
