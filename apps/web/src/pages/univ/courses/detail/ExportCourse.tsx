import { useMakeCourseFileMutation } from '@cheese/api-client/learning/courseFile';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { useTask } from '@cheese/ui/form/useTask';
import { download } from '@cheese/ui/management/download';
import { useToast } from '@cheese/ui/toast/useToast';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { bytesText } from '../../../../features/media/mediaWords';
import { texts } from './exportTexts';

/** Downloads the course as a file; a message lists what the file does not contain. */
export function ExportCourse({ courseId }: { courseId: number }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => open(true)}>
        {texts.open}
      </Button>
      {isOpen && <ExportDialog courseId={courseId} onClose={() => open(false)} />}
    </>
  );
}

function ExportDialog({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const [make] = useMakeCourseFileMutation();
  const [left, tell] = useState<readonly string[]>([]);
  const { isBusy, run } = useTask();
  const toast = useToast();
  const submit = () =>
    run(async () => {
      const made = await make({ courseId }).unwrap();
      download(made.file);
      toast.success(texts.begun(bytesText(made.bytes)));
      if (made.left.length === 0) onClose();
      tell(made.left);
    });
  return (
    <PanelDialog title={texts.title} lead={texts.lead} width="xs" isBusy={isBusy} onClose={onClose}>
      <Form label={texts.title} isDirty={false} onSubmit={() => void submit()}>
        {left.length > 0 && (
          <Alert severity="warning">
            {texts.left}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {left.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </Box>
          </Alert>
        )}
        <FormEnd isBusy={isBusy} confirm={texts.confirm} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
