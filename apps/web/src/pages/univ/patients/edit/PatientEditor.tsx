import {
  useCheckCaseMutation,
  usePublishCaseMutation,
} from '@cheese/api-client/training/patientMaking';
import { type SectionKey, sections } from '@cheese/patients/check/fault';
import { prepared } from '@cheese/patients/engine/prepare';
import { exportCase, unpackCase } from '@cheese/patients/exchange/pack';
import type { MadeCaseDetail } from '@cheese/domain/contract/training/patientMaking';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { Section } from '@cheese/ui/frame/Section';
import Box from '@mui/material/Box';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import { FileTools } from '../../making/edit/FileTools';
import { Halves } from '../../making/edit/Halves';
import { DeskFrame } from '../../making/edit/DeskFrame';
import { PublishBar } from '../../making/edit/PublishBar';
import { stepOf } from '../../making/edit/steps';
import { FindingsOfPatient } from './FindingsOfPatient';
import { AboutForm } from './forms/AboutForm';
import type { FormProps } from './forms/PatientFrame';
import { DiagnosisForm } from './forms/DiagnosisForm';
import { ExaminationForm } from './forms/ExaminationForm';
import { HistoryForm } from './forms/HistoryForm';
import { PathForm } from './forms/PathForm';
import { RubricForm } from './forms/RubricForm';
import { StatesForm } from './forms/StatesForm';
import { TestsForm } from './forms/TestsForm';
import { TreatmentsForm } from './forms/TreatmentsForm';
import { PartList } from './PartList';
import { PreviewDialog, type TriedFrom } from './preview/PreviewDialog';
import { StatesGraph } from './StatesGraph';
import { texts } from './texts';
import { usePatientDraft } from './usePatientDraft';
import { useFindings } from './useFindings';
import { VersionsOfPatient } from './VersionsOfPatient';

const forms: Readonly<Record<SectionKey, ComponentType<FormProps>>> = {
  about: AboutForm,
  history: HistoryForm,
  examination: ExaminationForm,
  tests: TestsForm,
  treatments: TreatmentsForm,
  states: StatesForm,
  diagnosis: DiagnosisForm,
  rubric: RubricForm,
  path: PathForm,
};

interface CaseEditorProps {
  made: MadeCaseDetail;
  /** Reopens the editor with the server's version. */
  onReopen: () => void;
}

/** The list of forms, the graph of states and the faults all open the form they refer to. */
export function PatientEditor({ made, onReopen }: CaseEditorProps) {
  const draft = usePatientDraft(made, onReopen);
  const { now, write } = draft;
  const ready = useMemo(() => prepared(now), [now]);
  const findings = useFindings(now);
  const [publish] = usePublishCaseMutation();
  const [check] = useCheckCaseMutation();
  const [chosen, choose] = useState<SectionKey>('about');
  const [from, tryFrom] = useState<TriedFrom | null>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  const faults = new Map<string, number>();
  for (const { where, isHint } of findings.faults) {
    if (!isHint) faults.set(where, (faults.get(where) ?? 0) + 1);
  }
  const open = (section: SectionKey) => {
    choose(section);
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const say = (said: Partial<PatientCase>) =>
    write((was) => ({ ...was, ...said }), stepOf(chosen, said, now));
  const put = (of: PatientCase) => write(() => of);
  /** The server checks the file first and names its faults. */
  const take = async (file: string) => {
    await check({ file }).unwrap();
    put(unpackCase(file));
    return null;
  };
  const Form = forms[chosen];
  return (
    <DeskFrame desk={draft} loss={texts.loss} save={draft.save} onReopen={onReopen}>
      <PublishBar
        desk={draft}
        state={made.state}
        save={draft.save}
        publish={(edition) => publish({ id: made.id, edition }).unwrap()}
        published={texts.published}
        onRefused={() => void findings.play()}
      />
      <Halves>
        <div>
          <Section title={texts.parts}>
            <PartList chosen={chosen} faults={faults} onOpen={open} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
              <FileTools
                file={() => exportCase(now)}
                name={now.title.trim() || texts.what}
                take={take}
              />
            </Box>
          </Section>
          <Section title={texts.states}>
            <StatesGraph
              ready={ready}
              onOpen={() => open('states')}
              onTry={(state, minute) => tryFrom({ state, minute })}
            />
          </Section>
          <FindingsOfPatient findings={findings} onGo={open} />
          <VersionsOfPatient id={made.id} onTake={put} />
        </div>
        <fieldset ref={form} tabIndex={-1}>
          <Section title={sections[chosen]}>
            <Form key={chosen} ready={ready} say={say} />
          </Section>
        </fieldset>
      </Halves>
      {from && <PreviewDialog ready={ready} from={from} onClose={() => tryFrom(null)} />}
    </DeskFrame>
  );
}
