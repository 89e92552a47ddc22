import type { PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientDeed } from '@cheese/domain/contract/training/shapes/patientDeed';
import type { PatientChoices } from '@cheese/domain/contract/training/shapes/patientSight';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { FieldShell } from '@cheese/ui/form/FieldShell';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RefObject, useRef, useState } from 'react';
import type { Ending } from '../drafts';
import type { Drafts } from '../drafts';
import { DiagnosisField } from './DiagnosisField';
import { DiagnosisSelect } from './DiagnosisSelect';
import { texts } from './texts';
import { Ticks } from './Ticks';

const most = { differentials: 6, evidence: 15, text: 500 } as const;

interface EndPaneProps {
  choices: PatientChoices;
  run: PatientRun;
  isBusy: boolean;
  drafts: Drafts;
  conclude: (deed: PatientDeed) => Promise<boolean>;
}

/** Final diagnosis, alternatives and reasons; submitting it ends the case. */
export function EndPane({ choices: { diagnoses }, run, isBusy, drafts, conclude }: EndPaneProps) {
  const { sight } = run;
  const ending = drafts.ending.value;
  const [fault, say] = useState<string>();
  const [asks, ask] = useState(false);
  const select = useRef<HTMLSelectElement>(null);

  const submit = () => {
    if (ending.diagnosis === '' && !sight.isConcluded) {
      say(texts.chooseFinal);
      select.current?.focus();
    } else ask(true);
  };
  const finish = async () => {
    const deed = deedOf(ending, sight.evidence);
    if (await conclude(deed)) drafts.forgetAll();
    ask(false);
  };
  return (
    <>
      {sight.isConcluded ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.concluded}
        </Alert>
      ) : (
        <Conclusion
          diagnoses={diagnoses}
          run={run}
          drafts={drafts}
          fault={fault}
          select={select}
          onChoose={() => say(undefined)}
        />
      )}
      <Button variant="contained" aria-disabled={isBusy} onClick={submit}>
        {texts.finish}
      </Button>
      {asks && (
        <ConfirmDialog
          title={texts.finishTitle}
          consequence={texts.finishText}
          confirm={texts.finish}
          stay={texts.stay}
          tone="primary"
          isBusy={isBusy}
          onConfirm={() => void finish()}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

interface ConclusionProps extends Pick<EndPaneProps, 'run' | 'drafts'> {
  diagnoses: PatientChoices['diagnoses'];
  fault: string | undefined;
  select: RefObject<HTMLSelectElement | null>;
  onChoose: () => void;
}

function Conclusion({ diagnoses, run, drafts, fault, select, onChoose }: ConclusionProps) {
  const { sight } = run;
  const { value: ending, change } = drafts.ending;
  const set = (part: Partial<Ending>) => change({ ...ending, ...part });
  const own = (drafts.list.value ?? sight.differential).map(({ diagnosis }) => diagnosis);
  const considered = [...new Set([...own, ...ending.differentials])].filter(
    (id) => id !== ending.diagnosis,
  );
  const nameOf = (id: string) => diagnoses.find((one) => one.id === id)?.name ?? id;

  return (
    <>
      <DiagnosisSelect
        diagnoses={diagnoses}
        own={own}
        fault={fault}
        ref={select}
        chosen={ending.diagnosis}
        choose={(diagnosis) => {
          onChoose();
          set({ diagnosis, differentials: without(ending.differentials, diagnosis) });
        }}
      />
      <Ticks
        label={texts.alsoConsidered(most.differentials)}
        choices={considered.map((id) => ({ id, name: nameOf(id) }))}
        chosen={ending.differentials}
        most={most.differentials}
        none={texts.noDifferential}
        onChange={(differentials) => set({ differentials })}
      />
      <DiagnosisField
        diagnoses={diagnoses}
        taken={[...ending.differentials, ending.diagnosis].filter((id) => id !== '')}
        most={most.differentials + 1}
        draft={drafts.diagnosis}
        add={(id) => set({ differentials: [...ending.differentials, id] })}
      />
      <Ticks
        label={texts.basis(most.evidence)}
        choices={sight.evidence.map(({ id, text }) => ({ id, name: text }))}
        chosen={ending.evidence}
        most={most.evidence}
        none={texts.noEvidence}
        onChange={(evidence) => set({ evidence })}
      />
      <FieldShell label={texts.reasoning} fault={undefined}>
        {({ id, faultId }) => (
          <OutlinedInput
            id={id}
            multiline
            minRows={4}
            maxRows={12}
            value={ending.text}
            placeholder={texts.reasoningHint}
            onChange={({ target }) => set({ text: target.value })}
            slotProps={{ input: { maxLength: most.text, 'aria-describedby': faultId } }}
          />
        )}
      </FieldShell>
      <p className="hint">{texts.left(most.text - ending.text.length)}</p>
    </>
  );
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

/** Leaves out chosen evidence that is no longer among the findings. */
function deedOf(ending: Ending, known: readonly { id: string }[]): PatientDeed {
  const { diagnosis, differentials, evidence, text } = ending;
  const ids = known.map(({ id }) => id);
  return {
    kind: 'conclude',
    diagnosis,
    differentials: [...differentials],
    text,
    evidence: evidence.filter((id) => ids.includes(id)),
  };
}
