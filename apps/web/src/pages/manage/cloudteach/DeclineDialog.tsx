import { useDeclineApplicationMutation } from '@cheese/api-client/learning/cloudTeachManage';
import { applicationLimits } from '@cheese/domain/codes/learning/cloudTeach';
import type { ManagedApplication } from '@cheese/domain/contract/learning/cloudTeachManage';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { texts } from './texts';

export interface ApplicationDialogProps {
  application: ManagedApplication;
  onClose: () => void;
}

/** A reason is required. */
export function DeclineDialog({ application, onClose }: ApplicationDialogProps) {
  const [decline] = useDeclineApplicationMutation();
  return (
    <ReasonDialog
      title={texts.declineTitle}
      label={texts.reason}
      placeholder={texts.reasonPlaceholder}
      empty={texts.reasonEmpty}
      maxLength={applicationLimits.reason}
      confirm={texts.confirmDecline}
      act={(reason) => decline({ id: application.id, reason }).unwrap()}
      done={texts.declined}
      onClose={onClose}
    />
  );
}
