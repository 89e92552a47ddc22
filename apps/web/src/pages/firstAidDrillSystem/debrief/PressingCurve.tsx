import { drillPressing } from '@cheese/domain/codes/training/drills';
import type { DrillPressing } from '@cheese/domain/contract/training/shapes/drillScene';
import { useTheme } from '@mui/material/styles';
import { texts } from './texts';

const [WIDTH, HEIGHT] = [320, 100];
const [LEAST, MOST] = [60, 160];

const high = (rate: number) =>
  HEIGHT - ((Math.min(MOST, Math.max(LEAST, rate)) - LEAST) / (MOST - LEAST)) * HEIGHT;

/** Rate of chest compressions over time, with the target range. */
export function PressingCurve({ pressing }: { pressing: DrillPressing }) {
  const { palette } = useTheme();
  const { curve, rate, presses, level, says, inRange, handsOn } = pressing;
  const end = curve.at(-1)?.atS ?? 1;
  const line = curve.map(({ atS, rate: at }) => `${(atS / end) * WIDTH},${high(at)}`).join(' ');
  return (
    <div style={{ maxWidth: 480 }}>
      <p>
        {drillPressing[level]} · {texts.inRange(inRange)} · {texts.handsOn(handsOn)}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        role="img"
        aria-label={texts.curveWords(rate, presses)}
      >
        <rect width={WIDTH} height={HEIGHT} fill={palette.action.hover} />
        <rect
          y={high(120)}
          width={WIDTH}
          height={high(100) - high(120)}
          fill={palette.success.main}
          opacity=".25"
        />
        <polyline points={line} fill="none" stroke={palette.accent.main} strokeWidth="2" />
      </svg>
      {says.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}
