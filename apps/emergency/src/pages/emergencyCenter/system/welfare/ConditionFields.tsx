import { FormField } from '@cheese/ui/form/FormField';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { ResourceChoices } from './ResourceChoices';
import { texts } from './texts';
import type { ItemForm } from './useItemForm';

export function ConditionFields({ form }: { form: ItemForm }) {
  const number = {
    fields: form.fields,
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 6,
    required: true,
  } as const;
  return (
    <>
      <Typography variant="h3" component="p">
        {texts.conditions}
      </Typography>
      <FormHelperText sx={{ mx: 0 }}>{texts.conditionsHint}</FormHelperText>
      <TwoColumns>
        <FormField {...number} name="studyMinutes" label={texts.studyMinutes} />
        <FormField {...number} name="quizzes" label={texts.quizzes} />
        <FormField {...number} name="passScore" label={texts.passScore} />
      </TwoColumns>
      <ResourceChoices form={form} />
    </>
  );
}
