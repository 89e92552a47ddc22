import type { BulletComment } from '@cheese/domain/contract/viewers/bulletComment';
import { clockText } from '@cheese/domain/rules/clockText';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type BulletDialogs, BulletMenu } from './BulletMenu';
import { OwnBulletsDialog } from './OwnBulletsDialog';
import { texts } from './texts';
import type { Bullets } from './useBullets';
import { useSessionState } from '../../session/session';

const Lines = styled('ol')(({ theme: { palette, typography } }) => ({
  maxHeight: 360,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .jump': {
    ...typography.body2,
    display: 'flex',
    flex: 1,
    gap: 8,
    minWidth: 0,
    minHeight: 36,
    padding: '4px 0',
    border: 0,
    textAlign: 'start',
    color: palette.text.primary,
    background: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover, &:focus-visible': { color: palette.accent.text },
  },
  '& .jump small': { flex: 'none', color: palette.text.third },
}));

interface BulletListProps {
  bullets: Bullets;
  dialogs: BulletDialogs;
  onJump: (second: number) => void;
}

/** Beside the film: what is said around the moment that it has come to, to be read and jumped to. */
export function BulletList({ bullets, dialogs, onJump }: BulletListProps) {
  const { isSignedIn } = useSessionState();
  const [opened, open] = useState<BulletComment | null>(null);
  const [isMine, showMine] = useState(false);
  return (
    <Section
      title={texts.list}
      action={isSignedIn && <Button onClick={() => showMine(true)}>{texts.mine}</Button>}
    >
      {bullets.wanted.length === 0 ? (
        <EmptyState dense sentence={texts.none} hint={texts.noneHint} />
      ) : (
        <Lines tabIndex={0} aria-label={texts.list}>
          {bullets.wanted.map((bullet) => (
            <li key={bullet.id}>
              <BulletLine bullet={bullet} onJump={onJump} />
              <IconButton
                size="small"
                aria-label={texts.more(bullet.text)}
                onClick={() => open(bullet)}
              >
                <MoreVert fontSize="small" />
              </IconButton>
            </li>
          ))}
        </Lines>
      )}
      {opened && (
        <BulletMenu bullet={opened} {...{ bullets, dialogs }} onClose={() => open(null)} />
      )}
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
    <button
      type="button"
      className="jump"
      aria-label={texts.jump(time, text)}
      onClick={() => onJump(second)}
    >
      <small>{time}</small>
      {text}
    </button>
  );
}
