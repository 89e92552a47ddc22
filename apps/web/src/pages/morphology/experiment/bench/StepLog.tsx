import type { ExperimentStep } from '@cheese/domain/contract/training/shapes/experimentBench';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const List = styled('ol')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  display: 'grid',
  gap: 8,
  maxHeight: 320,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& time, & small': { ...typography.caption, color: palette.text.third },
  '& small': { display: 'block' },
}));

/** All steps, the newest first. */
export const StepLog = ({ steps }: { steps: readonly ExperimentStep[] }) => (
  <section aria-label={texts.log}>
    <h2>{texts.log}</h2>
    {steps.length === 0 ? (
      <p className="hint">{texts.noSteps}</p>
    ) : (
      <List tabIndex={0} aria-label={texts.log}>
        {steps.toReversed().map(({ number, clock, text, says }) => (
          <li key={number}>
            <time>{clockText(clock)}</time> {text}
            {says.map((said) => (
              <small key={said.text}>{said.text}</small>
            ))}
          </li>
        ))}
      </List>
    )}
  </section>
);
