import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import type { PointerEvent } from 'react';
import { angleOn } from '../geometry/dial';
import { dialOf } from '../geometry/view';
import { useSeen, type ViewStore } from '../stage/viewStore';
import { texts } from '../texts';

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '6px 12px 6px 8px',
  borderRadius: 8,
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.panel,
  fontVariantNumeric: 'tabular-nums',
  '& .dial': { width: 48, height: 48, flex: 'none', cursor: 'grab', touchAction: 'none' },
  '& .slider': { width: 88, color: theme.palette.primary.main },
  '& button': {
    ...theme.typography.caption,
    minWidth: 40,
    minHeight: 32,
    padding: 0,
    border: 'none',
    borderRadius: 4,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '&:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}` },
  },
  [theme.breakpoints.down('sm')]: {
    '& .slider': { display: 'none' },
    '& .dial': { width: 40, height: 40 },
    '& button': { minHeight: 44 },
    gap: 0,
    padding: 0,
  },
}));

interface AngleDialProps {
  store: ViewStore;
  onTurn: (dial: number, isAtOnce: boolean) => void;
}

/** Turns the slide by a dial for the hand and a slider for the keys. */
export function AngleDial({ store, onTurn }: AngleDialProps) {
  const angle = useSeen(store, ({ view }) => Math.round(dialOf(view)) % 360, 0);
  const turn = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const from = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    onTurn(angleOn(from, event.shiftKey), true);
  };
  return (
    <Panel>
      <svg
        className="dial"
        viewBox="-24 -24 48 48"
        aria-hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          turn(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) turn(event);
        }}
      >
        <circle r="20" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.5" />
        {[0, 90, 180, 270].map((mark) => (
          <path key={mark} d="M0-20V-15" stroke="currentColor" transform={`rotate(${mark})`} />
        ))}
        <g transform={`rotate(${angle})`}>
          <path d="M0 0V-14" stroke="currentColor" strokeWidth="2" />
          <circle cy="-16" r="4.5" fill="currentColor" />
        </g>
      </svg>
      <Slider
        className="slider"
        size="small"
        min={0}
        max={359}
        value={angle}
        aria-label={texts.dial}
        getAriaValueText={texts.degrees}
        onChange={(_, value) => onTurn(Number(value), true)}
      />
      <button type="button" title={texts.upright} onClick={() => onTurn(0, false)}>
        {texts.degrees(angle)}
      </button>
    </Panel>
  );
}
