import AddIcon from '@mui/icons-material/Add';
import CropFreeIcon from '@mui/icons-material/CropFree';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { ButtonBar } from '@cheese/ui/viewer/ButtonBar';

interface ViewButtonsProps {
  /** Name of the model in a pair. */
  pairedAs?: string | undefined;
  act: (key: string) => void;
  isFull: boolean;
  toggleFull: () => void;
}

/** The view without a wheel and without keys. */
export function ViewButtons({ pairedAs, act, isFull, toggleFull }: ViewButtonsProps) {
  const label = pairedAs === undefined ? texts.controls : texts.controlsOf(pairedAs);
  const buttons: [string, () => void, ReactNode][] = [
    [texts.zoomIn, () => act('+'), <AddIcon key="in" />],
    [texts.zoomOut, () => act('-'), <RemoveIcon key="out" />],
    [texts.home, () => act('0'), <CropFreeIcon key="home" />],
    [
      isFull ? texts.leaveFullscreen : texts.fullscreen,
      toggleFull,
      isFull ? <FullscreenExitIcon key="full" /> : <FullscreenIcon key="full" />,
    ],
  ];
  return (
    <ButtonBar className="upright" role="group" aria-label={label}>
      {buttons.map(([name, onClick, icon]) => (
        <IconButton key={name} aria-label={name} title={name} onClick={onClick}>
          {icon}
        </IconButton>
      ))}
    </ButtonBar>
  );
}
