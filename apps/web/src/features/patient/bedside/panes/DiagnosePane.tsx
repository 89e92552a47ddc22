import type { PatientSuspicion } from '@cheese/domain/contract/training/shapes/patientDeed';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PaneProps } from '../Deeds';
import type { Drafts } from '../drafts';
import { DiagnosisField } from './DiagnosisField';
import { Suspicion } from './Suspicion';
import { texts } from './texts';

const MOST = 10;

const List = styled('ol')(({ theme: { palette } }) => ({
  display: 'grid',
  gap: 8,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: 12, border: `1px solid ${palette.hairline}`, borderRadius: 8 },
}));

interface DiagnosePaneProps extends PaneProps {
  draft: Drafts['list'];
  typed: Drafts['diagnosis'];
}

/** Differential diagnosis, the most likely first, with the evidence for and against each. */
export function DiagnosePane({ choices, run, isBusy, act, draft, typed }: DiagnosePaneProps) {
  const { differential, evidence } = run.sight;
  const list = draft.value ?? differential;
  const replace = (at: number, one: PatientSuspicion) => draft.change(list.with(at, one));
  const write = async () => {
    if (draft.value && (await act({ kind: 'differ', list: draft.value }))) draft.forget();
  };
  return (
    <>
      <DiagnosisField
        diagnoses={choices.diagnoses}
        taken={list.map(({ diagnosis }) => diagnosis)}
        most={MOST}
        draft={typed}
        add={(diagnosis) => draft.change([...list, { diagnosis, for: [], against: [] }])}
      />
      <h2>{texts.differential}</h2>
      {list.length === 0 && <p className="hint">{texts.noDifferential}</p>}
      <List aria-label={texts.differential}>
        {list.map((one, at) => (
          <Suspicion
            key={one.diagnosis}
            of={one}
            at={at}
            evidence={evidence}
            name={choices.diagnoses.find(({ id }) => id === one.diagnosis)?.name ?? one.diagnosis}
            isLast={at === list.length - 1}
            change={(next) => replace(at, next)}
            move={(by) => draft.change(moved(list, at, by))}
            remove={() => draft.change(list.toSpliced(at, 1))}
          />
        ))}
      </List>
      <p className="hint" role="status">
        {draft.value ? texts.unwritten : list.length > 0 && texts.written}
      </p>
      <Button
        variant="contained"
        aria-disabled={isBusy || draft.value === null}
        onClick={() => void write()}
      >
        {texts.write}
      </Button>
    </>
  );
}

function moved<One>(list: readonly One[], at: number, by: -1 | 1): One[] {
  return list.toSpliced(at, 1).toSpliced(at + by, 0, ...list.slice(at, at + 1));
}
