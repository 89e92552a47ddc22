import type { ExperimentStretch } from '@cheese/domain/contract/training/shapes/experimentBench';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { texts } from './texts';

const PX_PER_S = 5;
const PX_PER_G = 26;
const HEIGHT = 190;
/** Only the last part of a long experiment is drawn. */
const SHOWN_S = 900;

const Paper = styled('div')(({ theme: { palette } }) => ({
  marginTop: 12,
  overflowX: 'auto',
  backgroundColor: '#fffdf6',
  border: `1px solid ${palette.hairline}`,
  borderRadius: 4,
  '& svg': { display: 'block', maxWidth: 'none' },
  '& text': { fontSize: 12, fill: '#5a4a2a' },
}));

interface FrogTraceProps {
  trace: readonly ExperimentStretch[];
  clock: number;
}

/** The recorded curve: a spike per beat over the resting tension. */
export function FrogTrace({ trace, clock }: FrogTraceProps) {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    paper.current?.scrollTo({ left: paper.current.scrollWidth });
  }, [clock, trace.length]);
  const from = Math.max(0, clock - SHOWN_S);
  const x = (second: number) => (second - from) * PX_PER_S + 8;
  const ends = trace.map((_, at) => trace[at + 1]?.at ?? clock);
  const path = trace.map((stretch, at) => beats(stretch, from, ends[at] ?? clock, x)).join('');
  return (
    <Paper ref={paper} role="group" tabIndex={0} aria-label={texts.tracing}>
      <svg width={x(clock) + 40} height={HEIGHT} aria-hidden>
        <path d={path} fill="none" stroke="#1f4f8f" strokeWidth={1.2} />
        {trace
          .filter(({ mark, at }) => mark !== '' && at >= from)
          .map(({ at, mark }) => (
            <g key={`${at} ${mark}`}>
              <line
                x1={x(at)}
                x2={x(at)}
                y1={18}
                y2={HEIGHT}
                stroke="#c0392b"
                strokeDasharray="3 3"
              />
              <text x={x(at) + 3} y={14}>
                {mark}
              </text>
            </g>
          ))}
      </svg>
    </Paper>
  );
}

const y = (grams: number) => HEIGHT - 8 - grams * PX_PER_G;

function beats(
  { at, looks }: ExperimentStretch,
  from: number,
  end: number,
  x: (second: number) => number,
): string {
  const { rate = 0, amplitude = 0, base = 0.5, rhythm = 0 } = looks;
  const begin = Math.max(at, from);
  if (end <= begin) return '';
  const still = `M${x(begin)} ${y(base)}H${x(end)}`;
  if (rate < 1 || rhythm >= 2) return still;
  const period = 60 / rate;
  const count = Math.min(2000, Math.floor((end - begin) / period));
  const spikes = Array.from({ length: count }, (_, beat) => {
    // An extrasystole comes early, is weaker, and is followed by a pause.
    const isEarly = rhythm === 1 && beat % 4 === 3;
    const start = begin + beat * period - (isEarly ? period * 0.35 : 0);
    const top = base + amplitude * (isEarly ? 0.5 : 1);
    return `L${x(start)} ${y(base)}L${x(start + period * 0.3)} ${y(top)}L${x(start + period * 0.65)} ${y(base)}`;
  });
  return `M${x(begin)} ${y(base)}${spikes.join('')}L${x(end)} ${y(base)}`;
}
