import SubtitlesOff from '@mui/icons-material/SpeakerNotesOff';
import Subtitles from '@mui/icons-material/SpeakerNotes';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { BulletForm } from './BulletForm';
import { LookDialog } from './LookDialog';
import { texts } from './texts';
import type { Bullets } from './useBullets';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > form': { flex: 1, minWidth: 0 },
  '& > button': { flex: 'none', minHeight: 44 },
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '& > form': { flexBasis: '100%', order: 1 } },
}));

/** Below the film: bullets on and off, how they look, and one of one's own. */
export function BulletBar({ bullets }: { bullets: Bullets }) {
  const [isSetting, set] = useState(false);
  const { isShown } = bullets.look;
  return (
    <Row>
      <Button
        color="inherit"
        aria-pressed={isShown}
        aria-keyshortcuts={texts.key}
        startIcon={isShown ? <Subtitles /> : <SubtitlesOff />}
        onClick={bullets.turn}
      >
        {isShown ? texts.hide : texts.show}
      </Button>
      <Button color="inherit" onClick={() => set(true)}>
        {texts.settings}
      </Button>
      <BulletForm bullets={bullets} />
      {isSetting && <LookDialog bullets={bullets} onClose={() => set(false)} />}
    </Row>
  );
}
