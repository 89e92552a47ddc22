import type { PatientChoices } from '@cheese/domain/contract/training/shapes/patientSight';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import type { Act } from '../act';
import { texts } from './texts';

interface HandOverProps {
  places: PatientChoices['places'];
  isBusy: boolean;
  act: Act;
}

/** Transfers the patient; asks first, because it ends the treatment. */
export function HandOver({ places, isBusy, act }: HandOverProps) {
  const id = useId();
  const [to, choose] = useState('');
  const [asks, ask] = useState(false);
  const place = places.find((one) => one.id === to);
  const hand = async () => {
    await act({ kind: 'handOver', to });
    ask(false);
  };
  return (
    <>
      <h2>{texts.handOver}</h2>
      <p className="hint">{texts.handOverHint}</p>
      <label htmlFor={id}>{texts.place}</label>
      <div style={{ display: 'flex', gap: 8 }}>
        <NativeSelect
          id={id}
          value={to}
          onChange={({ target }) => choose(target.value)}
          input={<OutlinedInput size="small" sx={{ flex: 1, minHeight: 40 }} />}
        >
          <option value="">{texts.choose}</option>
          {places.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </NativeSelect>
        <Button variant="outlined" disabled={!place} onClick={() => ask(true)}>
          {texts.handOver}
        </Button>
      </div>
      {asks && place && (
        <ConfirmDialog
          title={texts.handTitle(place.name)}
          consequence={texts.handText}
          confirm={texts.handOver}
          stay={texts.stay}
          tone="primary"
          isBusy={isBusy}
          onConfirm={() => void hand()}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
