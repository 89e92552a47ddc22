import { TickList } from '@cheese/ui/form/TickList';

interface IdTicksProps {
  label: string;
  choices: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Checkboxes for named items. */
export function IdTicks({ label, choices, chosen, onChange }: IdTicksProps) {
  const at = chosen.map((id) => choices.findIndex((one) => one.id === id));
  return (
    <TickList
      label={label}
      choices={choices.map(({ name }, value) => ({ value, label: name }))}
      chosen={at}
      onChange={(now) => onChange(now.flatMap((one) => choices[one]?.id ?? []))}
    />
  );
}
