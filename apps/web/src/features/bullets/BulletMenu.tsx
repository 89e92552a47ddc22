import {
  useClearBulletsMutation,
  useRemoveBulletCommentMutation,
} from '@cheese/api-client/training/bulletComment';
import type { BulletComment } from '@cheese/domain/contract/training/bulletComment';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useSessionState } from '../../session/session';
import { hasRole } from '../../session/requiredRole';
import { useMayWrite } from '../../session/useMayWrite';
import { texts } from './texts';
import type { Bullets } from './useBullets';

export interface BulletDialogs {
  /** True for teachers of the school that owns the film, who moderate its comments. */
  isKeeping: boolean;
  report: (bullet: BulletComment, onClose: () => void) => ReactNode;
  mute: (bullet: BulletComment, onClose: () => void) => ReactNode;
}

interface BulletMenuProps {
  bullet: BulletComment;
  bullets: Bullets;
  dialogs: BulletDialogs;
  onClose: () => void;
}

type Step = 'report' | 'mute' | 'clearOne' | 'clear';

export function BulletMenu({ bullet, bullets, dialogs, onClose }: BulletMenuProps) {
  const [step, go] = useState<Step | null>(null);
  const { text, senderId, isMine, id } = bullet;
  const [remove] = useRemoveBulletCommentMutation();
  const { person } = useSessionState();
  const isRunning =
    dialogs.isKeeping || (person !== null && hasRole(person.all.user, 'platformAdmin'));
  const { run } = useTask();
  const mayWrite = useMayWrite();

  if (step === 'report' || step === 'mute') return dialogs[step](bullet, onClose);
  if (step)
    return (
      <Clearing bullets={bullets} onClose={onClose} {...(step === 'clearOne' && { senderId })} />
    );

  const doing = (work: () => Promise<unknown>, done: string) => async () => {
    if (mayWrite() && (await run(work, done))) onClose();
  };
  const block = () =>
    bullets.keepBlocks({ senders: [...bullets.blocks.senders, { id: senderId, text }] });
  const drop = async () => {
    await remove({ id }).unwrap();
    bullets.drop((one) => one.id === id);
  };
  const reporting = () => {
    if (mayWrite()) go('report');
  };
  return (
    <PanelDialog width="xs" title={text} onClose={onClose}>
      <Stack sx={{ gap: 1 }}>
        {!isMine && <Button onClick={doing(block, texts.blocked)}>{texts.block}</Button>}
        {!isMine && <Button onClick={reporting}>{texts.report}</Button>}
        {(isMine || isRunning) && (
          <Button color="error" onClick={doing(drop, texts.removed)}>
            {texts.remove}
          </Button>
        )}
        {isRunning && !isMine && <Button onClick={() => go('mute')}>{texts.mute}</Button>}
        {isRunning && <Button onClick={() => go('clearOne')}>{texts.clearOne}</Button>}
        {isRunning && (
          <Button color="error" onClick={() => go('clear')}>
            {texts.clear}
          </Button>
        )}
      </Stack>
    </PanelDialog>
  );
}

interface ClearingProps {
  bullets: Bullets;
  /** Clears the comments of this user; of all users if undefined. */
  senderId?: number;
  onClose: () => void;
}

function Clearing({ bullets, senderId, onClose }: ClearingProps) {
  const [clear] = useClearBulletsMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const isOne = senderId !== undefined;
  const work = async () => {
    const { count } = await clear({
      videoId: bullets.videoId,
      ...(isOne && { senderId }),
    }).unwrap();
    bullets.drop((one) => !isOne || one.senderId === senderId);
    toast.success(texts.cleared(count));
  };
  return (
    <ConfirmDialog
      title={isOne ? texts.clearOneTitle : texts.clearTitle}
      consequence={isOne ? texts.clearOneWhat : texts.clearWhat}
      confirm={isOne ? texts.clearOne : texts.clear}
      isBusy={isBusy}
      onConfirm={() => void run(work).then((isDone) => isDone && onClose())}
      onClose={onClose}
    />
  );
}
