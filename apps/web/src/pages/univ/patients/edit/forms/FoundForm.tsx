import type { Prepared } from '@cheese/patients/engine/prepare';
import type { PatientFound } from '@cheese/domain/contract/training/shapes/patientCase';
import { Rows } from '../../../making/fields/Rows';
import { given, orNoList } from './given';
import { ShownText } from './parts';
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
      <ShownText
        ready={ready}
        label={texts.found}
        text={found.text}
        reveals={found.reveals}
        onText={(text) => say({ text })}
        onReveals={(reveals) => say({ reveals })}
      />
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
            <ShownText
              ready={ready}
              label={texts.found}
              text={one.text}
              reveals={one.reveals}
              onText={(text) => change({ ...one, text })}
              onReveals={(reveals) => change(given({ ...one, reveals }) as Variant)}
            />
            <WhenForm ready={ready} when={one.when} onChange={(when) => change({ ...one, when })} />
          </>
        )}
      </Rows>
    </>
  );
}
