import { useRef } from 'react';
import { Choice } from './Choice';

interface KindChoiceProps<Kind extends string, Of> {
  label: string;
  kind: Kind;
  labels: Readonly<Record<string, string>>;
  now: Of;
  /** Initial value for a newly chosen kind. */
  blank: (kind: Kind) => Of;
  onChange: (now: Of) => void;
}

/**
 * Chooses a kind. Arrow keys pass through every kind, so the value of each is kept until the field
 * loses the focus.
 */
export function KindChoice<Kind extends string, Of>(props: KindChoiceProps<Kind, Of>) {
  const { label, kind, labels, now, blank, onChange } = props;
  const before = useRef(new Map<Kind, Of>());
  const turn = (next: Kind) => {
    if (next === kind) return;
    before.current.set(kind, now);
    const was = before.current.get(next);
    onChange(was === undefined ? blank(next) : was);
  };
  return (
    <div onBlur={() => before.current.clear()}>
      <Choice<Kind> label={label} labels={labels} value={kind} onChange={turn} />
    </div>
  );
}
