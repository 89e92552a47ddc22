import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { Card } from '@cheese/ui/frame/Card';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';
import { usePastedWords } from './usePastedWords';

interface PasteQuestionsProps {
  bankId: number;
  isBusy: boolean;
  onPaste: (file: File, words: string) => void;
}

/** Pasted text is imported like a file. */
export function PasteQuestions({ bankId, isBusy, onPaste }: PasteQuestionsProps) {
  // After an import that could not be read, its text is here again for correction.
  const fields = useFields({ text: usePastedWords() }, { draft: `paste:${bankId}` });
  const submit = (form: HTMLFormElement) => {
    const { text } = fields.values;
    if (!fields.pass(text.trim() === '' ? { text: texts.pasteEmpty } : {}, form)) return;
    onPaste(new File([text], texts.pastedName, { type: 'text/plain' }), text);
  };
  return (
    <Card>
      <CardContent>
        <Typography variant="h3" component="h2">
          {texts.pasteTitle}
        </Typography>
        <Typography sx={{ my: 1, color: 'text.secondary' }}>{texts.pasteLead}</Typography>
        <Form
          label={texts.pasteTitle}
          isDirty={fields.values.text !== '' && !isBusy}
          onSubmit={submit}
        >
          <FormField
            name="text"
            label={texts.paste}
            placeholder={texts.pasteExample}
            autoComplete="off"
            lines={8}
            fields={fields}
          />
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {texts.readPasted}
          </Button>
        </Form>
      </CardContent>
    </Card>
  );
}
