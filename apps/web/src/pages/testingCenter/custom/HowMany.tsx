import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import type { PracticeChoices } from '@cheese/domain/contract/exam/practiceSet';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FilterProps } from './FitFilters';
import { texts } from './texts';

const [MOST, MOST_MINUTES] = [200, 300];

const isTimed = ({ minutes }: PracticeChoices) => minutes !== null;

/** Number of questions and time limit; the default is a minute per question. */
export function HowMany({ choices, choose }: Omit<FilterProps, 'fitting'>) {
  const { questionCount, minutes } = choices;
  const modes = [
    { value: 'tutor' as const, label: texts.tutor },
    { value: 'timed' as const, label: texts.timed },
  ];
  const chooseMode = (mode: 'tutor' | 'timed') =>
    choose({ minutes: mode === 'timed' ? Math.min(questionCount, MOST_MINUTES) : null });
  return (
    <>
      <PillGroup
        label={texts.mode}
        pills={modes}
        chosen={isTimed(choices) ? 'timed' : 'tutor'}
        onChoose={chooseMode}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <NumberField
          key={`count-${questionCount}`}
          label={texts.count}
          help={texts.countHelp}
          value={questionCount}
          most={MOST}
          onNumber={(chosen) => choose({ questionCount: chosen })}
        />
        {minutes !== null && (
          <NumberField
            key={`minutes-${minutes}`}
            label={texts.minutes}
            help={texts.minutesHelp}
            value={minutes}
            most={MOST_MINUTES}
            onNumber={(chosen) => choose({ minutes: chosen })}
          />
        )}
      </Box>
    </>
  );
}

interface NumberFieldProps {
  label: string;
  help: string;
  value: number;
  most: number;
  onNumber: (value: number) => void;
}

/** Applied on blur or Enter, because a half-typed number would already count. */
function NumberField({ label, help, value, most, onNumber }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const known = wholeNumber(typed, most);
  const take = () => known !== undefined && known !== value && onNumber(known);
  return (
    <TextField
      size="small"
      label={label}
      value={typed}
      error={known === undefined}
      helperText={help}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
