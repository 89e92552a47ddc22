import {
  useGetBulletMutesQuery,
  useUnmuteBulletSenderMutation,
} from '@cheese/api-client/training/bulletComment';
import type { BulletMute } from '@cheese/domain/contract/training/bulletComment';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { Lines } from './dialogLines';
import { texts } from './texts';

interface MutesDialogProps {
  videoId: number;
  onClose: () => void;
}

export function MutesDialog({ videoId, onClose }: MutesDialogProps) {
  const query = useGetBulletMutesQuery({ videoId });
  return (
    <PanelDialog title={texts.mutes} lead={texts.mutesLead} onClose={onClose}>
      <Answered
        query={query}
        what={texts.mutes}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState dense sentence={texts.mutesNone} />}
      >
        {(list) => (
          <Lines>
            {list.map((one) => (
              <MuteLine key={one.senderId} one={one} videoId={videoId} />
            ))}
          </Lines>
        )}
      </Answered>
    </PanelDialog>
  );
}

function MuteLine({ one, videoId }: { one: BulletMute; videoId: number }) {
  const { senderId, nickname, until } = one;
  const [unmute] = useUnmuteBulletSenderMutation();
  const { isBusy, run } = useTask();
  return (
    <li>
      <div>
        {nickname}
        <small>{until === null ? texts.forGood : texts.until(chinaMinute(until))}</small>
      </div>
      <Button
        size="small"
        aria-label={texts.unmuteOf(nickname)}
        aria-disabled={isBusy}
        onClick={() => void run(() => unmute({ videoId, senderId }).unwrap(), texts.unmuted)}
      >
        {texts.unmute}
      </Button>
    </li>
  );
}
