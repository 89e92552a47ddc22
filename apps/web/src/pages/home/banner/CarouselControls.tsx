import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { forcedColors } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import { dotColours } from './dotColours';

const Bar = styled('div')(({ theme: { breakpoints, palette } }) => ({
  position: 'absolute',
  bottom: 16,
  left: 40,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  '& button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: 28,
    padding: 4,
    color: palette.text.secondary,
    background: 'none',
    border: 0,
    borderRadius: 4,
    cursor: 'pointer',
  },
  '& button:hover': { color: palette.text.primary },
  '& svg': { fontSize: 20 },
  '& .dot': { width: 20 },
  '& .dot::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: 4,
    backgroundColor: dotColours(palette).other,
    transition: 'width 150ms ease-out',
  },
  '& .dot[aria-current]::before': {
    width: 16,
    backgroundColor: dotColours(palette).shown,
  },
  [forcedColors]: {
    '& .dot::before': { backgroundColor: 'GrayText', forcedColorAdjust: 'none' },
    '& .dot[aria-current]::before': { backgroundColor: 'Highlight' },
  },
  [breakpoints.down('sm')]: { bottom: 4, left: 8, right: 8, justifyContent: 'center' },
}));

interface CarouselControlsProps {
  count: number;
  at: number;
  show: (place: number) => void;
  isPaused: boolean;
  pause: (isPaused: boolean) => void;
}

export function CarouselControls({ count, at, show, isPaused, pause }: CarouselControlsProps) {
  return (
    <Bar>
      <button type="button" aria-label={texts.previous} onClick={() => show(at - 1)}>
        <ChevronLeft />
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="dot"
          aria-label={texts.toPlace(index + 1)}
          {...(index === at && { 'aria-current': 'true' as const })}
          onClick={() => show(index)}
        />
      ))}
      <button type="button" aria-label={texts.next} onClick={() => show(at + 1)}>
        <ChevronRight />
      </button>
      <button
        type="button"
        aria-label={isPaused ? texts.play : texts.pause}
        onClick={() => pause(!isPaused)}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </button>
    </Bar>
  );
}
