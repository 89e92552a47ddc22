import { patientEnds } from '@cheese/domain/codes/training/patient';
import type { PatientDetail, PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BenchFrame } from './BenchFrame';
import { Deeds, type OpenTab } from './Deeds';
import { Known } from './Known';
import type { Drafts } from './drafts';
import { EndPane } from './panes/EndPane';
import { PatientBar } from './PatientBar';
import { Said } from './Said';
import { StepLog } from './StepLog';
import { texts } from './texts';
import type { Act } from './act';

interface BedsideProps {
  of: PatientDetail;
  run: PatientRun;
  drafts: Drafts;
  tab: OpenTab;
  isBusy: boolean;
  act: Act;
  conclude: (deed: PatientDeed) => Promise<boolean>;
  restart: () => Promise<boolean>;
}

export function Bedside({ of, run, drafts, tab, isBusy, act, conclude, restart }: BedsideProps) {
  const { sight, steps } = run;
  const [asks, ask] = useState(false);
  const speaker = of.patient.speaker ?? of.patient.name;
  const begin = async () => {
    if (await restart()) drafts.forgetAll();
    ask(false);
  };
  const end = (
    <EndPane choices={of.choices} run={run} isBusy={isBusy} drafts={drafts} conclude={conclude} />
  );
  return (
    <>
      <PatientBar
        of={of}
        sight={sight}
        isBusy={isBusy}
        measure={() => void act({ kind: 'measure' })}
      />
      {sight.end !== null && !sight.isConcluded && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.over(patientEnds[sight.end])}
        </Alert>
      )}
      <BenchFrame>
        <section aria-label={texts.tabs}>
          {sight.end === null ? (
            <Deeds
              tab={tab}
              choices={of.choices}
              run={run}
              isBusy={isBusy}
              act={act}
              drafts={drafts}
              speaker={speaker}
              end={end}
            />
          ) : (
            <>
              <Said step={steps.at(-1)} speaker={speaker} />
              {end}
            </>
          )}
        </section>
        <div className="side">
          <Known sight={sight} />
          <StepLog label={texts.log} steps={steps} none={texts.noSteps} />
          <Button color="inherit" onClick={() => ask(true)}>
            {texts.restart}
          </Button>
        </div>
      </BenchFrame>
      {asks && (
        <ConfirmDialog
          title={texts.restartTitle}
          consequence={texts.restartText}
          confirm={texts.restart}
          stay={texts.stay}
          isBusy={isBusy}
          onConfirm={() => void begin()}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
