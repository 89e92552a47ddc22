import { useExportQuestionsMutation } from '@cheese/api-client/exam/questionExport';
import {
  type QuestionExportFormat,
  questionExportFormats,
} from '@cheese/domain/codes/exam/questionFiles';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { download } from '@cheese/ui/management/download';
import { useToast } from '@cheese/ui/toast/useToast';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { texts } from './texts';

export interface Exported {
  bankId: number;
  chapterId?: number;
  questionIds?: number[];
}

interface Lost {
  number: number;
  what: string;
}

const isFormat = (word: string): word is QuestionExportFormat => word in questionExportFormats;

/**
 * Downloads a file in the chosen format; afterwards lists by question what the format could not
 * hold.
 */
export function ExportDialog({ onClose, ...exported }: Exported & { onClose: () => void }) {
  const fields = useFields({ format: 'xlsx' });
  const [make] = useExportQuestionsMutation();
  const [told, tell] = useState<{ format: string; lost: readonly Lost[] }>();
  const lost = told?.format === fields.values.format ? told.lost : [];
  const { isBusy, run } = useTask();
  const toast = useToast();
  const submit = () =>
    run(async () => {
      const { format } = fields.values;
      const made = await make({ ...exported, format: isFormat(format) ? format : 'xlsx' }).unwrap();
      download(made.file);
      if (made.leftCount === 0) toast.success(texts.exported(made.count));
      else toast.warning(texts.exportedPart(made.count, made.leftCount));
      tell({ format, lost: made.lost });
      if (made.lost.length === 0) onClose();
    });
  return (
    <PanelDialog title={texts.title} width="xs" isBusy={isBusy} onClose={onClose}>
      <Form label={texts.title} isDirty={false} onSubmit={() => void submit()}>
        <SelectField
          name="format"
          label={texts.format}
          labels={questionExportFormats}
          fields={fields}
        />
        {lost.length > 0 && (
          <Alert severity="warning">
            {texts.lost(lost.length)}
            <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
              {lost.map(({ number, what }) => (
                <li key={`${number} ${what}`}>{texts.lostOne(number, what)}</li>
              ))}
            </ul>
          </Alert>
        )}
        <FormEnd isBusy={isBusy} confirm={texts.confirm} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
