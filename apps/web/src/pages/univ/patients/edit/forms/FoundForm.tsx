import type { Prepared } from '@cheese/patients/engine/prepare';
import type { PatientFound } from '@cheese/domain/contract/training/shapes/patientCase';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import { given, orNoList } from './given';
import { Reveals } from './parts';
import { texts } from './texts';
import { WhenForm } from './WhenForm';

type Variant = NonNullable<PatientFound['variants']>[number];

interface FoundFormProps<Found extends PatientFound> {
  ready: Prepared;
  found: Found;
  onChange: (found: Found) => void;
}

export function FoundForm<Found extends PatientFound>(props: FoundFormProps<Found>) {
  const { ready, found, onChange } = props;
  const say = (said: Partial<Record<keyof PatientFound, unknown>>) =>
    onChange(given({ ...found, ...said }) as Found);
  return (
    <>
      <TextBox
        label={texts.found}
        value={found.text}
        maxLength={600}
        lines={2}
        onChange={(text) => say({ text })}
      />
      <Reveals ready={ready} reveals={found.reveals} onChange={(reveals) => say({ reveals })} />
      <Rows
        isOrdered
        title={texts.variants}
        rows={found.variants ?? []}
        most={6}
        add={texts.addVariant}
        blank={(): Variant => ({ when: {}, text: '' })}
        nameOf={(_, at) => texts.variantOf(at + 1)}
        onChange={(variants) => say({ variants: orNoList(variants) })}
      >
        {(one, change) => (
          <>
            <TextBox
              label={texts.found}
              value={one.text}
              maxLength={600}
              lines={2}
              onChange={(text) => change({ ...one, text })}
            />
            <Reveals
              ready={ready}
              reveals={one.reveals}
              onChange={(reveals) => change(given({ ...one, reveals }) as Variant)}
            />
            <WhenForm ready={ready} when={one.when} onChange={(when) => change({ ...one, when })} />
          </>
        )}
      </Rows>
    </>
  );
}
