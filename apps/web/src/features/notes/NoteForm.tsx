import { isBlankArticle } from '@cheese/ui/article/isBlankArticle';
import { noteVisibilityCodes, type NoteVisibility } from '@cheese/domain/codes/base/visibility';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import { Form } from '@cheese/ui/form/Form';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { texts } from './texts';
import { useKeptDraft } from './useKeptDraft';

interface NoteFormProps {
  /** Name of the stored draft. */
  name: string;
  initial?: string;
  /** True for a new note; the visibility of an existing note is changed in its list. */
  asksVisibility?: boolean;
  send: (html: string, visibility: NoteVisibility) => Promise<{ isHeld: boolean }>;
  onDone?: () => void;
  onCancel?: () => void;
  /** Uploads a picture to the product's storage. */
  upload?: UploadPicture | undefined;
}

export function NoteForm(props: NoteFormProps) {
  const { name, initial = '', asksVisibility = false, send, onDone, onCancel, upload } = props;
  const { value, change, forget, nth, isDirty } = useKeptDraft(name, initial);
  const [isPublic, setPublic] = useState(false);
  const [fault, setFault] = useState<string>();
  const { isBusy, run } = useTask();
  const toast = useToast();

  const submit = async () => {
    if (isBlankArticle(value)) return setFault(texts.blank);
    let isHeld = false;
    const work = async () =>
      void ({ isHeld } = await send(
        value,
        isPublic ? noteVisibilityCodes.public : noteVisibilityCodes.private,
      ));
    if (!(await run(work))) return;
    toast.success(isHeld ? texts.held : texts.saved);
    forget();
    onDone?.();
  };
  return (
    <Form label={texts.label} onSubmit={() => void submit()}>
      <RichTextField
        key={nth}
        hasFormulas
        name="note"
        label={texts.label}
        initial={value}
        fault={fault}
        {...(upload && { upload })}
        onChange={(html) => {
          setFault(undefined);
          change(html);
        }}
      />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', '& > button': { width: 'auto' } }}>
        {asksVisibility && (
          <FormControlLabel
            control={
              <Checkbox checked={isPublic} onChange={({ target }) => setPublic(target.checked)} />
            }
            label={texts.share}
          />
        )}
        <SubmitButton isBusy={isBusy} busy={texts.saving}>
          {texts.save}
        </SubmitButton>
        {onCancel && (
          <Button
            color="inherit"
            onClick={() => {
              if (!isDirty) forget();
              onCancel();
            }}
          >
            {texts.cancel}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
