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
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  justifyContent: 'start',
  gap: '0 8px',
  paddingTop: 8,
  '& > button': { minHeight: 44 },
  '& > form': { gridColumn: '1 / -1', width: '100%' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    justifyItems: 'start',
  },
}));

/** The bar below a film: switch, display settings and form for bullet comments. */
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
