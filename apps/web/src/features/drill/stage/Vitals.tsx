import type { DrillRun } from '@cheese/domain/contract/training/drill';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Signs = styled('dl')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  '& > div': { padding: '4px 12px', border: `1px solid ${palette.hairline}`, borderRadius: 8 },
  '& dt': { ...typography.caption, color: palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& .alarms': { borderColor: palette.error.main },
  '& .alarms dd': { color: palette.error.main, fontWeight: 600 },
}));

export function Vitals({ vitals }: Pick<DrillRun, 'vitals'>) {
  if (vitals.length === 0) return null;
  return (
    <Signs aria-label={texts.vitals}>
      {vitals.map(({ id, name, value, unit, alarms }) => (
        <div key={id} className={alarms ? 'alarms' : undefined}>
          <dt>{name}</dt>
          <dd>
            {value} {unit}
            {alarms && `（${texts.alarm}）`}
          </dd>
        </div>
      ))}
    </Signs>
  );
}
