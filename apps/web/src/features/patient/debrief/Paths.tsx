import type {
  PatientReport,
  PatientStep,
} from '@cheese/domain/contract/training/shapes/patientSight';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { Section } from '@cheese/ui/frame/Section';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Columns = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 32px',
  alignItems: 'start',
  '& h3': { ...typography.subtitle2, margin: '0 0 8px' },
  '& ol': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { ...typography.body2, display: 'flex', gap: 8 },
  '& time': { flex: 'none', color: palette.text.third, fontVariantNumeric: 'tabular-nums' },
  '& small': { ...typography.caption, marginLeft: 'auto', flex: 'none', color: palette.text.third },
  '& small.done': { color: palette.success.main },
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Hint = styled('p')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  margin: '0 0 16px',
  color: palette.text.third,
}));

interface PathsProps {
  path: PatientReport['path'];
  steps: readonly PatientStep[];
}

/** The expert's steps, with when the learner did the same, beside the learner's own steps. */
export const Paths = ({ path, steps }: PathsProps) => (
  <Section title={texts.path}>
    <Hint>{texts.pathHint}</Hint>
    <Columns>
      <div>
        <h3>{texts.expert}</h3>
        <ol aria-label={texts.expert}>
          {path.map(({ clock, text, at }, index) => (
            <li key={index}>
              <time>{clockText(clock)}</time>
              <span>{text}</span>
              <small className={at === null ? '' : 'done'}>
                {at === null ? texts.notDone : texts.ownAt(clockText(at))}
              </small>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3>{texts.own}</h3>
        <ol aria-label={texts.own}>
          {steps.map(({ number, clock, text }) => (
            <li key={number}>
              <time>{clockText(clock)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Columns>
  </Section>
);
