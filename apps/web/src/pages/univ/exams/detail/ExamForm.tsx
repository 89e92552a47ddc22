import { usePublishExamMutation, useSaveExamMutation } from '@cheese/api-client/exam/examManage';
import type { ExamPhase } from '@cheese/domain/codes/exam/examPhases';
import type { ManagedExamDetail } from '@cheese/domain/contract/exam/examManage';
import { mayChange } from '@cheese/domain/rules/exam/examChanges';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { Form } from '@cheese/ui/form/Form';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import {
  type AudienceChoice,
  toAsked,
  isNobody,
  toChoice,
} from '../../../../features/audience/AudiencePicker';
import { AudienceFields } from './AudienceFields';
import { formFaults, toSettings, toValues } from './examForm';
import { SettingFields } from './SettingFields';
import { texts } from './texts';

const isSame = (one: AudienceChoice, other: AudienceChoice) =>
  JSON.stringify(toAsked(one)) === JSON.stringify(toAsked(other));

/** After the start people can be added, but not removed. */
function mayOf(phase: ExamPhase) {
  if (phase === 'cancelled') return 'nothing';
  return phase === 'running' || phase === 'over' ? 'add' : 'everything';
}

/** The chosen participants, kept in the draft like the fields. */
function usePeople({ id, audience }: ManagedExamDetail) {
  const keptAs = `exam-people-${id}`;
  const kept = useDraft<AudienceChoice>(keptAs);
  const [before, setBefore] = useState(() => toChoice(audience));
  const [chosen, choose] = useState(kept ?? before);
  const isDirty = !isSame(chosen, before);
  useSaveDraft(keptAs, isDirty, chosen);
  return { chosen, choose, isDirty, settle: () => setBefore(chosen) };
}

interface ExamFormProps {
  exam: ManagedExamDetail;
  /** Reopens the form with the server's version. */
  onReopen: () => void;
}

/** Settings of an exam; those that are fixed in its phase are read-only. */
export function ExamForm({ exam, onReopen }: ExamFormProps) {
  const { id: examId, phase } = exam;
  const [before, setBefore] = useState(exam.settings);
  const fields = useFields(toValues(before), { draft: `exam-${examId}` });
  const people = usePeople(exam);
  const { chosen } = people;
  const [save] = useSaveExamMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const isDirty = fields.isDirty || people.isDirty;
  const standing = { draft: `exam-${examId}`, isDirty, onReopen };
  const { edition, stand, isBehind, keepMine } = useEdition(exam.edition, standing);

  const [publish] = usePublishExamMutation();
  const [isAsking, ask] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const isFine = () => {
    const form = frame.current?.closest('form');
    const faults = formFaults(fields.values, before, exam.totalScore);
    if (!form || !fields.pass(faults, form)) return false;
    if (!isNobody(chosen)) return true;
    toast.error(texts.nobody);
    return false;
  };
  const keep = async () => {
    const audience = toAsked(chosen);
    const settings = toSettings(fields.values, before);
    const saved = await save({ examId, edition, settings, audience }).unwrap();
    // Text typed after the click is not saved yet and stays.
    setBefore(settings);
    fields.settle();
    people.settle();
    stand(saved.edition);
    return saved;
  };
  const submit = () => isFine() && void run(keep, texts.saved);
  // Saves first, so that the shown settings are the published ones.
  const publishIt = async () => {
    await run(async () => {
      const { edition: newest } = await publish({ examId, ...(await keep()) }).unwrap();
      stand(newest);
    }, texts.published);
    ask(false);
  };
  return (
    <Form label={texts.form} isDirty={isDirty} onSubmit={submit}>
      {isBehind && <NewerNotice onReopen={onReopen} onKeep={keepMine} />}
      <SettingFields fields={fields} may={(setting) => mayChange(phase, setting)} />
      <AudienceFields
        audience={exam.audience}
        choice={chosen}
        may={mayOf(phase)}
        onChange={people.choose}
      />
      <Box ref={frame} sx={{ display: 'flex', gap: 1, pt: 2, '&& > *': { width: 'auto' } }}>
        <FormButtons phase={phase} isBusy={isBusy} onPublish={() => isFine() && ask(true)} />
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={texts.publishTitle}
          consequence={texts.publishLoss}
          confirm={texts.publish}
          tone="primary"
          isBusy={isBusy}
          onConfirm={() => void publishIt()}
          onClose={() => ask(false)}
        />
      )}
    </Form>
  );
}

interface FormButtonsProps {
  phase: ExamPhase;
  isBusy: boolean;
  onPublish: () => void;
}

const FormButtons = ({ phase, isBusy, onPublish }: FormButtonsProps) => (
  <>
    {phase !== 'cancelled' && (
      <SubmitButton isBusy={isBusy} busy={texts.save}>
        {phase === 'draft' ? texts.saveDraft : texts.save}
      </SubmitButton>
    )}
    {phase === 'draft' && (
      <Button variant="outlined" size="large" onClick={onPublish}>
        {texts.publish}
      </Button>
    )}
  </>
);
