import type { Prepared } from '@cheese/clinic/engine/prepare';
import { TextBox } from '../../../making/fields/TextBox';
import { IdTicks } from '../../../making/fields/IdTicks';
import { choicesOf } from './names';
import { orNoList } from './given';
import { texts } from './texts';

interface RevealsProps {
  ready: Prepared;
  reveals: readonly string[] | undefined;
  onChange: (reveals: string[] | undefined) => void;
}

/** What one knows by it. */
export function Reveals({ ready, reveals = [], onChange }: RevealsProps) {
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

interface SetsProps {
  sets: readonly string[] | undefined;
  onChange: (sets: string[] | undefined) => void;
}

/** Words of the case's own, by which conditions know that it happened. */
export const Sets = ({ sets = [], onChange }: SetsProps) => (
  <TextBox
    label={texts.sets}
    value={sets.join(' ')}
    maxLength={160}
    onChange={(typed) => onChange(wordsIn(typed))}
  />
);

function wordsIn(typed: string) {
  const words = typed.replace(/[^A-Za-z0-9 ]/g, '').split(' ');
  const whole = words.filter((word, at) => /^[A-Za-z]/.test(word) || at === words.length - 1);
  return orNoList([...new Set(whole.filter((word) => /^[A-Za-z]/.test(word)))].slice(0, 4));
}
