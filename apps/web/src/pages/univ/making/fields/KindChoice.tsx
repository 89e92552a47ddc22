import { useRef } from 'react';
import { Choice } from './Choice';

interface KindChoiceProps<Kind extends string, Of> {
  label: string;
  kind: Kind;
  labels: Readonly<Record<string, string>>;
  now: Of;
  /** What stands there first under another kind. */
  blank: (kind: Kind) => Of;
  onChange: (now: Of) => void;
}

/**
 * Of which kind something is. Keys go over every kind on their way: what stood under one comes back
 * with it, until the field is left.
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
