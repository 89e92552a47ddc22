import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { PaneProps } from '../Deeds';
import { StepLog } from '../StepLog';
import { BodyFigure } from './BodyFigure';
import { ChoiceButtons } from './ChoiceButtons';
import { texts } from './texts';

const Pane = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: 24,
  '& h2': { marginTop: 0 },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** First the region of the body is chosen, then how to examine it. */
export function ExaminePane({ choices: { regions }, run, isBusy, act }: PaneProps) {
  const [at, go] = useState(regions[0]?.id);
  const region = regions.find(({ id }) => id === at);
  const done = run.sight.done.manoeuvres
    .filter((one) => one.startsWith(`${at}.`))
    .map((one) => one.slice(`${at}.`.length));
  const seen = run.steps.filter(({ says }) => says.some(({ by }) => by === 'seen'));
  return (
    <>
      <p className="hint">{texts.body}</p>
      <Pane>
        <BodyFigure regions={regions} chosen={at} choose={go} />
        {region && (
          <div>
            <h2>{texts.manoeuvres(region.name)}</h2>
            <ChoiceButtons
              label={texts.manoeuvres(region.name)}
              choices={region.manoeuvres}
              done={done}
              doneWord={texts.examined}
              isBusy={isBusy}
              choose={(manoeuvre) => void act({ kind: 'examine', region: region.id, manoeuvre })}
            />
          </div>
        )}
      </Pane>
      <StepLog label={texts.findings} steps={seen} none={texts.noFindings} />
    </>
  );
}
