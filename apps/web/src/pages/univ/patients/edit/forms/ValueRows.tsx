import type { Prepared } from '@cheese/patients/engine/prepare';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { Choice } from '../../../making/fields/Choice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { valueNames } from './names';
import { texts } from './texts';

type Values = Record<string, number>;

interface ValueRowsProps {
  ready: Prepared;
  title: string;
  add: string;
  number: string;
  values: Values | undefined;
  /** Undefined if no values are left. */
  onChange: (values: Values | undefined) => void;
}

/** Numbers for some values of a case. */
export function ValueRows({ ready, title, add, number, values, onChange }: ValueRowsProps) {
  const names = valueNames(ready);
  const rows = Object.entries(values ?? {});
  const left = Object.keys(names).filter((id) => !Object.hasOwn(values ?? {}, id));
  const write = (now: [string, number][]) =>
    onChange(now.length === 0 ? undefined : Object.fromEntries(now));
  return (
    <Rows
      title={title}
      add={add}
      rows={rows}
      most={left.length > 0 ? rows.length + 1 : rows.length}
      blank={(): [string, number] => [left[0] ?? 'hr', 0]}
      nameOf={(_, at) => texts.nth(title, at + 1)}
      onChange={write}
    >
      {([id, value], change) => (
        <TwoColumns>
          <Choice
            label={texts.value}
            value={id}
            // Values of other rows are left out, because choosing one would overwrite that row.
            labels={Object.fromEntries([id, ...left].map((one) => [one, names[one] ?? one]))}
            onChange={(other) => change([other, value])}
          />
          <NumberBox label={number} value={value} onChange={(now) => change([id, now])} />
        </TwoColumns>
      )}
    </Rows>
  );
}
