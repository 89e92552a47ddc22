import type { PatientChoices } from '@cheese/domain/contract/training/shapes/patientSight';
import { FieldShell } from '@cheese/ui/form/FieldShell';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { texts } from './texts';

interface DiagnosisSelectProps {
  diagnoses: PatientChoices['diagnoses'];
  /** Ids from the learner's own differential; shown first. */
  own: readonly string[];
  chosen: string;
  fault: string | undefined;
  choose: (diagnosis: string) => void;
  ref: Ref<HTMLSelectElement>;
}

export const DiagnosisSelect = (props: DiagnosisSelectProps) => {
  const { diagnoses, own, chosen, fault, choose, ref } = props;
  const groups = [
    [texts.own, own.flatMap((id) => diagnoses.find((one) => one.id === id) ?? [])],
    [texts.others, diagnoses.filter(({ id }) => !own.includes(id))],
  ] as const;
  return (
    <FieldShell label={texts.final} required fault={fault}>
      {({ id, faultId }) => (
        <NativeSelect
          id={id}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          input={<OutlinedInput sx={{ minHeight: 44 }} />}
          inputRef={ref}
          inputProps={{ 'aria-describedby': faultId }}
        >
          <option value="">{texts.choose}</option>
          {groups.map(
            ([label, list]) =>
              list.length > 0 && (
                <optgroup key={label} label={label}>
                  {list.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </NativeSelect>
      )}
    </FieldShell>
  );
};
