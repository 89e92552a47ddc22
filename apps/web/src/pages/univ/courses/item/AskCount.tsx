import type { ContentOf } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { askedOf } from '@cheese/domain/rules/learning/lessonTest';
import { FieldShell } from '@cheese/ui/form/FieldShell';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { texts } from './texts';

interface AskCountProps {
  test: ContentOf<64>;
  onChange: (test: ContentOf<64>) => void;
}

/** Number of questions per try; if the test has more, the next try draws others. */
export function AskCount({ test, onChange }: AskCountProps) {
  const { askCount, ...all } = test;
  const { length } = test.questionIds;
  const fewer = Array.from({ length: Math.max(0, length - 1) }, (_, at) => at + 1);
  const choose = (value: string) =>
    onChange(value === '' ? all : { ...all, askCount: Number(value) });
  return (
    <FieldShell label={texts.askCount} fault={undefined}>
      {({ id, faultId }) => (
        <>
          <NativeSelect
            id={id}
            value={askCount === undefined ? '' : askedOf(test)}
            inputProps={{ 'aria-describedby': `${faultId}-why` }}
            onChange={({ target }) => choose(target.value)}
            input={<OutlinedInput sx={{ minHeight: 44 }} />}
          >
            <option value="">{texts.askFresh}</option>
            {length > 0 && <option value={length}>{texts.askAll}</option>}
            {fewer.map((count) => (
              <option key={count} value={count}>
                {texts.askSome(count)}
              </option>
            ))}
          </NativeSelect>
          <FormHelperText id={`${faultId}-why`} sx={{ mx: 0 }}>
            {texts.askWhy}
          </FormHelperText>
        </>
      )}
    </FieldShell>
  );
}
