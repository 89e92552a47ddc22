import type { PatientReport } from '@cheese/domain/contract/training/shapes/patientSight';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const List = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 },
  '& .met': { color: palette.success.main },
  '& .late': { color: palette.error.main },
  '& p': { ...typography.body2, margin: 0, color: palette.text.secondary },
}));

type Window = PatientReport['windows'][number];

/** Deadlines, and when each was met. */
export const Windows = ({ windows }: { windows: readonly Window[] }) => (
  <Section title={texts.windows}>
    <List>
      {windows.map((one) => (
        <li key={one.name}>
          <div className="head">
            <strong>{one.name}</strong>
            <span className={one.isMet ? 'met' : 'late'}>
              {one.isMet ? '✓ ' : '✗ '}
              {howItWent(one)}
            </span>
          </div>
          <p>{one.why}</p>
        </li>
      ))}
    </List>
  </Section>
);

function howItWent({ at, within, isMet }: Window) {
  const limit = texts.within(clockText(within));
  if (at === null) return `${texts.never}（${limit}）`;
  return `${isMet ? texts.met : texts.late}，${texts.ownAt(clockText(at))}（${limit}）`;
}
