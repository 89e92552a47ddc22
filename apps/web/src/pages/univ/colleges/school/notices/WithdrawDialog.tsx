import { useWithdrawSchoolNoticeMutation } from '@cheese/api-client/school/schoolNotice';
import type { SchoolNoticeItem } from '@cheese/domain/contract/school/schoolNotice';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { texts } from './texts';

interface WithdrawDialogProps {
  notice: Pick<SchoolNoticeItem, 'id' | 'title'>;
  onClose: () => void;
}

export function WithdrawDialog({ notice: { id, title }, onClose }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawSchoolNoticeMutation();
  return (
    <RemoveDialog
      title={texts.withdrawTitle(title)}
      consequence={texts.withdrawLoss}
      confirm={texts.withdraw}
      done={texts.withdrawn}
      remove={() => withdraw({ id }).unwrap()}
      onClose={onClose}
    />
  );
}
