import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import { texts } from './texts';

interface OwnItem {
  id: string;
  name: string;
  group: string;
  yuan: number;
  minutes: number;
}

interface OwnRowsProps<One extends OwnItem> {
  title: string;
  add: string;
  rows: readonly One[];
  blank: () => One;
  onChange: (rows: One[]) => void;
}

const numbers = [
  ['yuan', texts.yuan, texts.yuanUnit, 100_000],
  ['minutes', texts.takes, texts.minutesUnit, 1440],
] as const;

/** Tests or treatments that only this case has. */
export const OwnRows = <One extends OwnItem>({ rows, onChange, ...of }: OwnRowsProps<One>) => (
  <Rows {...of} rows={rows} most={30} nameOf={(_, at) => texts.ownOf(at + 1)} onChange={onChange}>
    {(one, change) => (
      <TwoColumns>
        <TextBox
          label={texts.ownName}
          value={one.name}
          maxLength={60}
          onChange={(name) => change({ ...one, name })}
        />
        <TextBox
          label={texts.group}
          value={one.group}
          maxLength={60}
          onChange={(group) => change({ ...one, group })}
        />
        {numbers.map(([key, label, unit, most]) => (
          <NumberBox
            key={key}
            label={label}
            unit={unit}
            value={one[key]}
            onChange={(value) =>
              change({ ...one, [key]: Math.min(most, Math.max(0, Math.round(value))) })
            }
          />
        ))}
      </TwoColumns>
    )}
  </Rows>
);
