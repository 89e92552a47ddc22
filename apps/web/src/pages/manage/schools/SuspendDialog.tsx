import { useSuspendSchoolMutation } from '@cheese/api-client/school/schoolManage';
import type { ManagedSchool } from '@cheese/domain/contract/school/schoolManage';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { texts } from './texts';

interface SuspendDialogProps {
  school: ManagedSchool;
  onClose: () => void;
}

/** Suspends a school, or resumes a suspended one. */
export function SuspendDialog({ school, onClose }: SuspendDialogProps) {
  const [suspend] = useSuspendSchoolMutation();
  const { id, name, suspendedAt } = school;
  const isSuspended = suspendedAt === null;
  return (
    <ReasonDialog
      draft={`school-suspend-${id}`}
      title={isSuspended ? texts.suspendTitle(name) : texts.resumeTitle(name)}
      loss={isSuspended ? texts.suspendLoss : texts.resumeGain}
      label={texts.reason}
      placeholder={texts.reasonPlaceholder}
      empty={texts.noReason}
      maxLength={200}
      confirm={isSuspended ? texts.suspend : texts.resume}
      tone={isSuspended ? 'error' : 'primary'}
      done={isSuspended ? texts.suspended : texts.resumed}
      act={(reason) => suspend({ id, isSuspended, reason }).unwrap()}
      onClose={onClose}
    />
  );
}
