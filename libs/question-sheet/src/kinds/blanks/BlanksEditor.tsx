import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import type { KindEditorProps } from '../KindView';
import { LabelledInput } from '../parts/LabelledInput';
import { texts } from '../texts';

const BETWEEN = '|';

/** Lists all accepted answers for each gap. */
export default function BlanksEditor({ draft, onChange }: KindEditorProps) {
  const label = useId();
  const write = (at: number, words: string) =>
    onChange({ ...draft, key: draft.key.with(at, words.split(BETWEEN)) });
  return (
    <div role="group" aria-labelledby={label}>
      <FormLabel id={label}>{texts.gapsLead}</FormLabel>
      {draft.prompts.map((_prompt, at) => (
        <LabelledInput
          key={at}
          label={texts.gap(at + 1)}
          value={(draft.key[at] ?? []).join(BETWEEN)}
          onChange={(words) => write(at, words)}
        />
      ))}
    </div>
  );
}
