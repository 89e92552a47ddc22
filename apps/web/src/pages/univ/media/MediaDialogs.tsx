import {
  useCancelMediaMutation,
  useRemoveMediaMutation,
  useRenameMediaMutation,
} from '@cheese/api-client/learning/media';
import { mediaLimits } from '@cheese/domain/codes/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

export interface Opened {
  what: 'rename' | 'remove' | 'cancel';
  media: MediaShown;
}

interface DialogProps {
  media: MediaShown;
  onClose: () => void;
}

export function MediaDialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { what, media } = opened;
  if (what === 'rename') return <RenameDialog media={media} onClose={onClose} />;
  if (what === 'cancel') return <CancelDialog media={media} onClose={onClose} />;
  return <DeleteDialog media={media} onClose={onClose} />;
}

function RenameDialog({ media, onClose }: DialogProps) {
  const fields = useFields({ name: media.name }, { draft: `media-${media.id}` });
  const [rename] = useRenameMediaMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const name = fields.values.name.trim();
    if (!fields.pass(faultsOf({ name: missing(name, texts.nameEmpty) }), form)) return;
    const save = async () => {
      await rename({ mediaId: media.id, name }).unwrap();
      return leaving;
    };
    if (await run(save, texts.renamed)) onClose();
  };
  return (
    <PanelDialog title={texts.rename} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.rename} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="name"
          label={texts.name}
          autoComplete="off"
          maxLength={mediaLimits.name}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

function CancelDialog({ media: { id, name, state }, onClose }: DialogProps) {
  const [cancel] = useCancelMediaMutation();
  const isUpload = state === 'uploading';
  const title = isUpload ? texts.cancelUpload : texts.cancel;
  return (
    <RemoveDialog
      title={title}
      consequence={(isUpload ? texts.cancelUploadLoss : texts.cancelLoss)(name)}
      confirm={title}
      done={texts.cancelled}
      remove={() => cancel({ mediaId: id }).unwrap()}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ media: { id, name, usedIn }, onClose }: DialogProps) {
  const [remove] = useRemoveMediaMutation();
  if (usedIn.length > 0) {
    const close = <Button onClick={onClose}>{texts.close}</Button>;
    const courses = usedIn.map(({ courseName }) => `《${courseName}》`).join('、');
    return (
      <PanelDialog title={texts.inUseTitle} width="xs" actions={close} onClose={onClose}>
        <Typography>{texts.inUse(name, courses)}</Typography>
      </PanelDialog>
    );
  }
  return (
    <RemoveDialog
      title={texts.remove}
      consequence={texts.removeLoss(name)}
      remove={() => remove({ mediaId: id }).unwrap()}
      onClose={onClose}
    />
  );
}
