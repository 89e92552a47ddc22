import { tourLimits } from '@cheese/domain/codes/slides/slideTours';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useState } from 'react';
import { StopSound } from './StopSound';
import { texts } from './texts';

interface StopDialogProps {
  stop: TourStop;
  upload: UploadPicture | undefined;
  onWritten: (stop: TourStop) => void;
  onClose: () => void;
}

export function StopDialog({ stop, upload, onWritten, onClose }: StopDialogProps) {
  const fields = useFields({ title: stop.title, text: stop.text });
  const [sound, setSound] = useState(stop.sound);
  const submit = (form: HTMLFormElement) => {
    const title = fields.values.title.trim();
    if (!fields.pass(faultsOf({ title: missing(title, texts.stopTitleEmpty) }), form)) return;
    onWritten({ ...stop, title, text: fields.values.text.trim(), sound });
    onClose();
  };
  return (
    <PanelDialog title={texts.stop} onClose={onClose}>
      <Form
        label={texts.stop}
        isDirty={fields.isDirty || sound !== stop.sound}
        onSubmit={(form) => submit(form)}
      >
        <FormField
          required
          name="title"
          label={texts.stopTitle}
          autoComplete="off"
          maxLength={tourLimits.title}
          fields={fields}
        />
        <FormField
          name="text"
          label={texts.stopText}
          autoComplete="off"
          lines={5}
          maxLength={tourLimits.text}
          fields={fields}
        />
        {upload && <StopSound sound={sound} upload={upload} onChange={setSound} />}
        <FormEnd isBusy={false} confirm={texts.ok} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
