import type { BulletComment } from '@cheese/domain/contract/training/bulletComment';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type BulletDialogs, BulletMenu } from './BulletMenu';
import { LongList } from './LongList';
import { MutesDialog } from './MutesDialog';
import { OwnBulletsDialog } from './OwnBulletsDialog';
import { texts } from './texts';
import type { Bullets } from './useBullets';
import { useSessionState } from '../../session/session';

const Jump = styled('button')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  display: 'flex',
  flex: 1,
  gap: 8,
  minWidth: 0,
  minHeight: 36,
  padding: '4px 0',
  border: 0,
  textAlign: 'start',
  alignItems: 'center',
  color: palette.text.primary,
  background: 'none',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { color: palette.accent.text },
  '& small': { flex: 'none', color: palette.text.third },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

interface BulletListProps {
  bullets: Bullets;
  dialogs: BulletDialogs;
  onJump: (second: number) => void;
}

/** The comments around the current position of the film, with links to their moments. */
export function BulletList({ bullets, dialogs, onJump }: BulletListProps) {
  const { isSignedIn } = useSessionState();
  const [opened, open] = useState<BulletComment | null>(null);
  const [isMine, showMine] = useState(false);
  const [isMuted, showMuted] = useState(false);
  const here = () => {
    const next = bullets.wanted.findIndex(({ atMs }) => atMs > bullets.now());
    return next < 0 ? bullets.wanted.length : next;
  };
  return (
    <Section
      title={texts.list}
      action={
        isSignedIn && (
          <>
            {dialogs.isKeeping && <Button onClick={() => showMuted(true)}>{texts.mutes}</Button>}
            <Button onClick={() => showMine(true)}>{texts.mine}</Button>
          </>
        )
      }
    >
      {bullets.wanted.length === 0 ? (
        <EmptyState dense sentence={texts.none} hint={texts.noneHint} />
      ) : (
        <LongList label={texts.list} all={bullets.wanted} here={here}>
          {(bullet) => (
            <>
              <BulletLine bullet={bullet} onJump={onJump} />
              <IconButton
                size="small"
                aria-label={texts.more(bullet.text)}
                onClick={() => open(bullet)}
              >
                <MoreVert fontSize="small" />
              </IconButton>
            </>
          )}
        </LongList>
      )}
      {opened && (
        <BulletMenu
          bullet={opened}
          bullets={bullets}
          dialogs={dialogs}
          onClose={() => open(null)}
        />
      )}
      {isMuted && <MutesDialog videoId={bullets.videoId} onClose={() => showMuted(false)} />}
      {isMine && <OwnBulletsDialog onClose={() => showMine(false)} />}
    </Section>
  );
}

interface BulletLineProps {
  bullet: BulletComment;
  onJump: (second: number) => void;
}

function BulletLine({ bullet: { atMs, text }, onJump }: BulletLineProps) {
  const second = Math.floor(atMs / 1000);
  const time = clockText(second);
  return (
    <Jump
      type="button"
      title={text}
      aria-label={texts.jump(time, text)}
      onClick={() => onJump(second)}
    >
      <small>{time}</small>
      <span>{text}</span>
    </Jump>
  );
}
