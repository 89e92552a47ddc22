import { useCancelMediaMutation, useRemoveMediaMutation } from '@cheese/api-client/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { texts } from './texts';

export interface OpenedFile {
  what: 'cancel' | 'remove';
  file: MediaShown;
}

interface FileDialogsProps {
  opened: OpenedFile;
  onClose: () => void;
}

/** Confirms cancelling an upload or removing a file. */
export function FileDialogs({ opened: { what, file }, onClose }: FileDialogsProps) {
  const [cancel] = useCancelMediaMutation();
  const [remove] = useRemoveMediaMutation();
  const { id: mediaId, name, state } = file;
  if (what === 'remove') {
    return (
      <RemoveDialog
        title={texts.removeFile}
        consequence={texts.removeFileLoss(name)}
        remove={() => remove({ mediaId }).unwrap()}
        onClose={onClose}
      />
    );
  }
  const isUpload = state === 'uploading';
  const title = isUpload ? texts.cancelUpload : texts.cancel;
  return (
    <RemoveDialog
      title={title}
      consequence={(isUpload ? texts.cancelUploadLoss : texts.cancelLoss)(name)}
      confirm={title}
      done={texts.cancelled}
      remove={() => cancel({ mediaId }).unwrap()}
      onClose={onClose}
    />
  );
}
