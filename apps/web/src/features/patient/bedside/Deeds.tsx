import type { PatientRun } from '@cheese/domain/contract/training/patient';
import type { PatientChoices } from '@cheese/domain/contract/training/shapes/patientSight';
import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import type { ReactNode } from 'react';
import { AskPane } from './panes/AskPane';
import { DiagnosePane } from './panes/DiagnosePane';
import { ExaminePane } from './panes/ExaminePane';
import { isTalk } from './panes/isTalk';
import { TestPane } from './panes/TestPane';
import { TreatPane } from './panes/TreatPane';
import { WaitPane } from './panes/WaitPane';
import { Said } from './Said';
import { texts } from './texts';
import type { Drafts } from './drafts';
import type { Act } from './act';

const tabs = ['ask', 'examine', 'tests', 'diagnose', 'treat', 'wait', 'end'] as const;
type Tab = (typeof tabs)[number];

export interface PaneProps {
  choices: PatientChoices;
  run: PatientRun;
  isBusy: boolean;
  act: Act;
}

/** Key of the open tab, and how to open another. */
export interface OpenTab {
  at: string | null;
  go: (tab: string) => void;
}

interface DeedsProps extends PaneProps {
  tab: OpenTab;
  drafts: Drafts;
  speaker: string;
  /** Content of the last tab, which ends the case. */
  end: ReactNode;
}

export function Deeds({ tab: open, drafts, speaker, end, ...doing }: DeedsProps) {
  const at = tabs.find((tab) => tab === open.at) ?? 'ask';
  const last = doing.run.steps.at(-1);
  const panes: Record<Tab, () => ReactNode> = {
    ask: () => <AskPane {...doing} speaker={speaker} draft={drafts.words} />,
    examine: () => <ExaminePane {...doing} />,
    tests: () => <TestPane {...doing} />,
    diagnose: () => <DiagnosePane {...doing} draft={drafts.list} typed={drafts.diagnosis} />,
    treat: () => <TreatPane {...doing} />,
    wait: () => <WaitPane {...doing} />,
    end: () => end,
  };
  return (
    <ChoiceTabs
      label={texts.tabs}
      choices={tabs.map((value) => ({ value, label: texts[value] }))}
      chosen={at}
      onChoose={open.go}
    >
      {/* The conversation announces its own answers. */}
      {!(at === 'ask' && last && isTalk(last)) && <Said step={last} speaker={speaker} />}
      {panes[at]()}
    </ChoiceTabs>
  );
}
