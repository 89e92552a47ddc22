import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { texts } from './texts';
import { useTask } from '../form/useTask';

interface RemoveDialogProps {
  title: string;
  consequence: string;
  confirm?: string;
  done?: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms and runs a removal; stays open on failure. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { confirm = texts.remove, done = texts.removed, remove, onClose, ...words } = props;
  const { isBusy, run } = useTask();
  const go = async () => {
    if (await run(remove, done)) onClose();
  };
  return (
    <ConfirmDialog
      {...words}
      confirm={confirm}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void go()}
    />
  );
}
