import type { PatientChoices } from '@cheese/domain/contract/training/shapes/patientSight';
import Button from '@mui/material/Button';
import { FieldShell } from '@cheese/ui/form/FieldShell';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId, useState } from 'react';
import type { Drafts } from '../drafts';
import { texts } from './texts';

interface DiagnosisFieldProps {
  diagnoses: PatientChoices['diagnoses'];
  taken: readonly string[];
  most: number;
  add: (diagnosis: string) => void;
  draft: Drafts['diagnosis'];
}

/** There are many diagnoses, so the user types; the browser's `datalist` works on phones too. */
export function DiagnosisField({ diagnoses, taken, most, add, draft }: DiagnosisFieldProps) {
  const list = useId();
  const { value: typed, change: type } = draft;
  const [fault, say] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    const matching = diagnoses.filter(({ name }) => name.includes(wanted));
    const found =
      diagnoses.find(({ name }) => name === wanted) ??
      (matching.length === 1 ? matching[0] : undefined);
    const why = whyNot(found?.id, taken, most);
    say(why);
    if (why !== undefined || !found) return;
    add(found.id);
    type('');
  };
  return (
    <form noValidate onSubmit={submit} style={{ display: 'flex', gap: 8, alignItems: 'start' }}>
      <FieldShell label={texts.addDiagnosis} fault={fault}>
        {({ id, faultId }) => (
          <OutlinedInput
            id={id}
            value={typed}
            autoComplete="off"
            placeholder={texts.addHint}
            onChange={({ target }) => type(target.value)}
            slotProps={{ input: { list, 'aria-describedby': faultId } }}
          />
        )}
      </FieldShell>
      <datalist id={list}>
        {diagnoses.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Button type="submit" variant="outlined" sx={{ flex: 'none', mt: 3 }}>
        {texts.add}
      </Button>
    </form>
  );
}

function whyNot(id: string | undefined, taken: readonly string[], most: number) {
  if (id === undefined) return texts.noDiagnosis;
  if (taken.includes(id)) return texts.twice;
  return taken.length >= most ? texts.tooMany(most) : undefined;
}
