import { ButtonBar } from '@cheese/ui/viewer/ButtonBar';
import AddIcon from '@mui/icons-material/Add';
import CropFreeIcon from '@mui/icons-material/CropFree';
import FlipIcon from '@mui/icons-material/Flip';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../texts';

const Bar = styled(ButtonBar)({ '& .over': { transform: 'rotate(90deg)' } });

interface ViewButtonsProps {
  act: (key: string) => void;
  home: () => void;
  isFull: boolean;
  toggleFull: () => void;
}

/** The view without a wheel and without keys. */
export function ViewButtons({ act, home, isFull, toggleFull }: ViewButtonsProps) {
  const buttons: [string, () => void, ReactNode][] = [
    [texts.zoomIn, () => act('+'), <AddIcon key="in" />],
    [texts.zoomOut, () => act('-'), <RemoveIcon key="out" />],
    [texts.home, home, <CropFreeIcon key="home" />],
    [texts.flipAcross, () => act('h'), <FlipIcon key="across" />],
    [texts.flipOver, () => act('v'), <FlipIcon key="over" className="over" />],
    [
      isFull ? texts.leaveFullscreen : texts.fullscreen,
      toggleFull,
      isFull ? <FullscreenExitIcon key="full" /> : <FullscreenIcon key="full" />,
    ],
  ];
  return (
    <Bar className="upright" role="group" aria-label={texts.controls}>
      {buttons.map(([name, onClick, icon]) => (
        <IconButton key={name} aria-label={name} title={name} onClick={onClick}>
          {icon}
        </IconButton>
      ))}
    </Bar>
  );
}
