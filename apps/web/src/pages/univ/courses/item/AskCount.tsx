import type { ContentOf } from '@cheese/domain/contract/learning/courseMakingShapes';
import { askedOf } from '@cheese/domain/rules/lessonTest';
import { FieldShell } from '@cheese/ui/form/FieldShell';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { texts } from './texts';

interface AskCountProps {
  test: ContentOf<64>;
  onChange: (test: ContentOf<64>) => void;
}

/** How many of the questions each try draws: out of a larger supply the next one asks others. */
export function AskCount({ test, onChange }: AskCountProps) {
  const { askCount, ...all } = test;
  const { length } = test.questionIds;
  const fewer = Array.from({ length: Math.max(0, length - 1) }, (_, at) => at + 1);
  const choose = (value: string) =>
    onChange(value === '' ? all : { ...all, askCount: Number(value) });
  return (
    <FieldShell label={texts.askCount} fault={undefined}>
      {({ id }) => (
        <NativeSelect
          id={id}
          value={askCount === undefined || askedOf(test) === length ? '' : askCount}
          onChange={({ target }) => choose(target.value)}
          input={<OutlinedInput sx={{ minHeight: 44 }} />}
        >
          <option value="">{texts.askAll}</option>
          {fewer.map((count) => (
            <option key={count} value={count}>
              {texts.askSome(count)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldShell>
  );
}
