import type { Prepared } from '@cheese/patients/engine/prepare';
import { UNDECIDED } from '@cheese/patients/writing/blank';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { Choice } from '../../../making/fields/Choice';
import { Rows } from '../../../making/fields/Rows';
import { flagChoices } from './names';
import { texts } from './texts';

interface FlagBoxProps {
  ready: Prepared;
  flag: string;
  onChange: (flag: string) => void;
}

/** Chooses something that may have happened: first its kind, then which. */
export function FlagBox({ ready, flag, onChange }: FlagBoxProps) {
  const choices = flagChoices(ready);
  const [prefix = '', rest] = flag.split(':');
  const kind = rest === undefined ? 'own' : prefix;
  const flagOf = (of: string, id: string) => (of === 'own' ? id : `${of}:${id}`);
  return (
    <TwoColumns>
      <Choice
        label={texts.kind}
        value={kind}
        labels={texts.flags}
        onChange={(of) => onChange(flagOf(of, Object.keys(choices[of] ?? {})[0] ?? UNDECIDED))}
      />
      <Choice
        label={texts.which}
        value={rest ?? flag}
        labels={choices[kind] ?? {}}
        onChange={(id) => onChange(flagOf(kind, id))}
      />
    </TwoColumns>
  );
}

interface FlagRowsProps {
  ready: Prepared;
  title: string;
  add: string;
  most: number;
  flags: readonly string[];
  onChange: (flags: string[]) => void;
}

export const FlagRows = ({ ready, flags, onChange, ...named }: FlagRowsProps) => (
  <Rows
    {...named}
    rows={flags}
    blank={(): string => UNDECIDED}
    nameOf={(_, at) => texts.nth(named.title, at + 1)}
    onChange={onChange}
  >
    {(flag, change) => <FlagBox ready={ready} flag={flag} onChange={change} />}
  </Rows>
);
