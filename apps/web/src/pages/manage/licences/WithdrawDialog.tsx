import { useWithdrawLicenceMutation } from '@cheese/api-client/shop/licenceManage';
import { licenceLimits } from '@cheese/domain/codes/shop/licences';
import type { ManagedLicence } from '@cheese/domain/contract/shop/licenceManage';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { texts } from './texts';

export interface LicenceDialogProps {
  licence: ManagedLicence;
  onClose: () => void;
}

export function WithdrawDialog({ licence, onClose }: LicenceDialogProps) {
  const [withdraw] = useWithdrawLicenceMutation();
  return (
    <ReasonDialog
      draft={`licence-withdraw-${licence.id}`}
      title={texts.withdrawTitle(licence.school.name)}
      loss={texts.withdrawLoss}
      label={texts.reason}
      placeholder={texts.reasonPlaceholder}
      empty={texts.noReason}
      maxLength={licenceLimits.reason}
      confirm={texts.withdraw}
      tone="error"
      done={texts.withdrawn}
      act={(reason) => withdraw({ id: licence.id, reason }).unwrap()}
      onClose={onClose}
    />
  );
}
