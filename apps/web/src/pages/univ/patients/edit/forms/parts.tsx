import type { Prepared } from '@cheese/patients/engine/prepare';
import { FieldShell } from '@cheese/ui/form/FieldShell';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { IdTicks } from '../../../making/fields/IdTicks';
import { TextBox } from '../../../making/fields/TextBox';
import { choicesOf } from './names';
import { orNoList } from './given';
import { texts } from './texts';
import { ValueRows } from './ValueRows';

interface RevealsProps {
  ready: Prepared;
  reveals: readonly string[] | undefined;
  onChange: (reveals: string[] | undefined) => void;
}

function Reveals({ ready, reveals = [], onChange }: RevealsProps) {
  const choices = choicesOf(ready.of.evidence);
  if (choices.length === 0) return null;
  return (
    <IdTicks
      label={texts.reveals}
      choices={choices}
      chosen={reveals}
      onChange={(ids) => onChange(orNoList(ids.slice(0, 8)))}
    />
  );
}

interface ShownTextProps {
  ready: Prepared;
  label: string;
  text: string;
  reveals: readonly string[] | undefined;
  onText: (text: string) => void;
  onReveals: (reveals: string[] | undefined) => void;
}

/** The text for learners, and the evidence that it reveals. */
export const ShownText = ({ ready, label, text, reveals, onText, onReveals }: ShownTextProps) => (
  <>
    <TextBox label={label} value={text} maxLength={600} lines={2} onChange={onText} />
    <Reveals ready={ready} reveals={reveals} onChange={onReveals} />
  </>
);

interface SetsProps {
  sets: readonly string[] | undefined;
  onChange: (sets: string[] | undefined) => void;
}

/**
 * Flags of the case that conditions refer to. A trailing separator is kept while the user types.
 */
function Sets({ sets = [], onChange }: SetsProps) {
  const [typed, type] = useState<string | null>(null);
  const words = sets.join(' ');
  const change = (said: string) => {
    const signs = said.replace(/[^A-Za-z0-9 ]/g, '');
    type(signs);
    onChange(orNoList(wordsIn(signs)));
  };
  // An undo may have changed the flags, so the typed text is used only while it matches them.
  const isHeld = typed !== null && wordsIn(typed).join(' ') === words;
  return (
    <FieldShell label={texts.sets} fault={undefined}>
      {({ id, faultId }) => (
        <OutlinedInput
          id={id}
          value={isHeld ? typed : words}
          autoComplete="off"
          onChange={({ target }) => change(target.value)}
          onBlur={() => type(null)}
          sx={{ minHeight: 44 }}
          slotProps={{ input: { maxLength: 160, 'aria-describedby': faultId } }}
        />
      )}
    </FieldShell>
  );
}

/** Flags begin with a letter. */
const wordsIn = (typed: string) =>
  [...new Set(typed.split(' ').filter((word) => /^[A-Za-z]/.test(word)))].slice(0, 4);

interface ConsequencesProps {
  ready: Prepared;
  of: { change?: Record<string, number> | undefined; sets?: readonly string[] | undefined };
  say: (said: { change?: Record<string, number> | undefined; sets?: string[] | undefined }) => void;
}

/** Values that an action changes, and flags that it sets. */
export const Consequences = ({ ready, of, say }: ConsequencesProps) => (
  <>
    <ValueRows
      ready={ready}
      values={of.change}
      title={texts.change}
      add={texts.addChange}
      number={texts.by}
      onChange={(change) => say({ change })}
    />
    <Sets sets={of.sets} onChange={(sets) => say({ sets })} />
  </>
);
