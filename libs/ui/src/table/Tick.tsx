interface TickProps {
  label: string;
  isOn: boolean;
  /** Some, but not all, are chosen. */
  isMixed?: boolean;
  onChange: (isOn: boolean) => void;
}

export function Tick({ label, isOn, isMixed = false, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      // HTML has no attribute for the indeterminate state.
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
