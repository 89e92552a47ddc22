import { useMatchQuestionColumnsMutation } from '@cheese/api-client/exam/questionImport';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { useTask } from '@cheese/ui/form/useTask';
import type { ColumnOf } from './faultKind';
import { texts } from '../texts';

interface UnmapDialogProps {
  importId: number;
  column: ColumnOf;
  count: number;
  onClose: () => void;
}

/** Reads the file again without one column; asks first, because corrections are lost. */
export function UnmapDialog({ importId, column, count, onClose }: UnmapDialogProps) {
  const { sheet, heading, columns } = column;
  const [match] = useMatchQuestionColumnsMutation();
  const { isBusy, run } = useTask();
  const go = async () => {
    if (await run(() => match({ importId, sheet, columns }).unwrap())) onClose();
  };
  return (
    <ConfirmDialog
      title={texts.unmapTitle(heading)}
      consequence={texts.unmapLoss(count)}
      confirm={texts.reread}
      tone="primary"
      isBusy={isBusy}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
