import {
  useDisablePersonMutation,
  useEndPersonSessionsMutation,
} from '@cheese/api-client/people/personManage';
import type { PersonDetail } from '@cheese/domain/contract/people/personManage';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { ReplacePhoneDialog } from './ReplacePhoneDialog';
import { texts } from './texts';

export type Act = 'disable' | 'enable' | 'endSessions' | 'replacePhone';

interface PersonDialogProps {
  person: PersonDetail;
  act: Act;
  onClose: () => void;
}

/** Every action needs a reason, which is logged. */
export function PersonDialog({ person, act, onClose }: PersonDialogProps) {
  const [disable] = useDisablePersonMutation();
  const [end] = useEndPersonSessionsMutation();
  const { id } = person;
  const name = person.name ?? person.nickname;
  if (act === 'replacePhone') return <ReplacePhoneDialog id={id} onClose={onClose} />;
  const asked = {
    disable: {
      title: texts.disableTitle(name),
      loss: texts.disableLoss,
      confirm: texts.disable,
      tone: 'error' as const,
      done: texts.disabled,
      act: (reason: string) => disable({ id, isDisabled: true, reason }).unwrap(),
    },
    enable: {
      title: texts.enableTitle(name),
      loss: texts.enableGain,
      confirm: texts.enable,
      tone: 'primary' as const,
      done: texts.enabled,
      act: (reason: string) => disable({ id, isDisabled: false, reason }).unwrap(),
    },
    endSessions: {
      title: texts.endSessionsTitle(name),
      loss: texts.endSessionsLoss,
      confirm: texts.endSessions,
      tone: 'error' as const,
      done: texts.sessionsEnded,
      act: (reason: string) => end({ id, reason }).unwrap(),
    },
  }[act];
  return (
    <ReasonDialog
      {...asked}
      draft={`person-${act}-${id}`}
      label={texts.reason}
      placeholder={texts.reasonPlaceholder}
      empty={texts.noReason}
      maxLength={200}
      onClose={onClose}
    />
  );
}
