import type { PatientStep } from '@cheese/domain/contract/training/shapes/patientSight';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { styled } from '@mui/material/styles';

const List = styled('ol')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  display: 'grid',
  gap: 8,
  maxHeight: 360,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& time, & small': { ...typography.caption, color: palette.text.third },
  '& small': { display: 'block' },
}));

interface StepLogProps {
  label: string;
  steps: readonly PatientStep[];
  /** Text before the first step. */
  none: string;
}

/** All steps and their results, the newest first. */
export const StepLog = ({ label, steps, none }: StepLogProps) => (
  <section aria-label={label}>
    <h2>{label}</h2>
    {steps.length === 0 ? (
      <p className="hint">{none}</p>
    ) : (
      <List tabIndex={0} aria-label={label}>
        {steps.toReversed().map(({ number, clock, text, says }) => (
          <li key={number}>
            <time>{clockText(clock)}</time> {text}
            {says.map((said, at) => (
              <small key={at}>{said.text}</small>
            ))}
          </li>
        ))}
      </List>
    )}
  </section>
);
