import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { MOST } from './optionList';
import { OptionLine } from './OptionLine';
import { texts } from './texts';
import type { QuestionForm } from './useQuestionForm';

const fieldset = { border: 0, m: 0, p: 0, minWidth: 0 };

/** The options of a question, and which of them is right. */
export function OptionsEditor({ form }: { form: QuestionForm }) {
  const { fields, list, change } = form;
  const isFixed = fields.values.type === '2';
  const fault = fields.faults['answer'];
  const id = useId();
  return (
    <Box component="fieldset" sx={fieldset} aria-describedby={id}>
      <FormLabel component="legend" required sx={{ color: 'text.primary', p: 0 }}>
        {texts.options}
      </FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 1 }}>{texts.answerHint}</FormHelperText>
      {list.options.map((option, index) => (
        <OptionLine key={option.id} form={form} option={option} index={index} isFixed={isFixed} />
      ))}
      {!isFixed && list.options.length < MOST && (
        <Button size="small" startIcon={<AddIcon />} onClick={() => change({ do: 'add' })}>
          {texts.addOption}
        </Button>
      )}
      <FormHelperText id={id} error={fault !== undefined} aria-live="polite" sx={{ mx: 0 }}>
        {fault ?? ' '}
      </FormHelperText>
    </Box>
  );
}
