import { TextBox } from './TextBox';

interface LinesBoxProps {
  label: string;
  value: readonly string[];
  most: number;
  longest: number;
  onChange: (lines: string[]) => void;
}

/** A few sentences, one per line; lines beyond the maximum are dropped. */
export const LinesBox = ({ label, value, most, longest, onChange }: LinesBoxProps) => (
  <TextBox
    label={label}
    value={value.join('\n')}
    maxLength={most * (longest + 1)}
    lines={3}
    onChange={(words) => onChange(linesIn(words, most, longest))}
  />
);

/**
 * An empty text has no lines; an empty last line is kept, because the user is about to type there.
 */
const linesIn = (words: string, most: number, longest: number) =>
  words === ''
    ? []
    : words
        .split('\n')
        .slice(0, most)
        .map((line) => line.slice(0, longest));
