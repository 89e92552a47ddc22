import {
  useEndExamMutation,
  useExtendExamMutation,
  useReopenAttemptMutation,
} from '@cheese/api-client/exam/examWatch';
import type { LiveExam, Watched } from '@cheese/domain/contract/exam/examWatch';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { useState } from 'react';
import { MinutesDialog } from './MinutesDialog';
import { texts } from './texts';

/** The action and its target; null means all participants. */
export interface Act {
  what: 'extend' | 'end' | 'reopen';
  to: Watched | null;
}

interface LiveDialogProps {
  to: Watched | null;
}

interface LiveDialogsProps {
  exam: LiveExam;
  act: Act | null;
  onClose: () => void;
}

export function LiveDialogs({ exam, act, onClose }: LiveDialogsProps) {
  const [end] = useEndExamMutation();
  const [reopen] = useReopenAttemptMutation();
  if (act === null) return null;
  const { examId } = exam;
  const { what, to } = act;
  const whom = to === null ? {} : { personId: to.personId };
  const name = to?.name ?? texts.everyone;
  if (what === 'end') {
    return (
      <RemoveDialog
        title={texts.endTitle(name)}
        consequence={to === null ? texts.endAllLoss : texts.endLoss}
        confirm={texts.end}
        done={texts.endDone}
        remove={() => end({ examId, ...whom }).unwrap()}
        onClose={onClose}
      />
    );
  }
  if (what === 'reopen') {
    const personId = to?.personId ?? 0;
    return (
      <MinutesDialog
        title={texts.reopenTitle(name)}
        lead={texts.reopenLead}
        label={texts.reopenMinutes}
        confirm={texts.reopen}
        done={texts.reopenDone}
        act={(minutes) => reopen({ examId, personId, minutes }).unwrap()}
        onClose={onClose}
      />
    );
  }
  return <ExtendDialog exam={exam} to={to} onClose={onClose} />;
}

/**
 * Sends the extension that was shown when the dialog opened, so that the server can refuse a
 * conflicting one.
 */
function ExtendDialog({
  exam,
  to,
  onClose,
}: Pick<LiveDialogsProps, 'exam' | 'onClose'> & LiveDialogProps) {
  const [shownExtraS] = useState(to === null ? exam.extraS : to.extraS);
  const [extend] = useExtendExamMutation();
  const whom = to === null ? {} : { personId: to.personId };
  const { examId } = exam;
  return (
    <MinutesDialog
      title={texts.extendTitle(to?.name ?? texts.everyone)}
      lead={texts.extendLead}
      label={texts.minutes}
      confirm={texts.extend}
      done={texts.extendDone}
      act={(minutes) => extend({ examId, minutes, shownExtraS, ...whom }).unwrap()}
      onClose={onClose}
    />
  );
}
