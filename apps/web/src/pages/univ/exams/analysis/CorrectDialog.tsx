import {
  useCorrectExamKeyMutation,
  useTryExamCorrectionMutation,
} from '@cheese/api-client/exam/examReport';
import { type CorrectionWay, correctionWays } from '@cheese/domain/codes/exam/examReports';
import type { Answers } from '@cheese/domain/contract/call';
import type { ExamReportContract } from '@cheese/domain/contract/exam/examReport';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { correctTexts as texts } from './correctTexts';
import type { NumberedItem } from './ItemSection';
import { KeyFields, mayBeTyped } from './KeyFields';
import { Outcome } from './Outcome';

type Tried = Answers<ExamReportContract['tryCorrection']>;

interface CorrectDialogProps {
  examId: number;
  item: NumberedItem;
  onClose: () => void;
}

/** Corrects a wrong key: the new key, the learners affected, and the reason. */
export function CorrectDialog({ examId, item, onClose }: CorrectDialogProps) {
  const isTyped = mayBeTyped(item.type);
  const [way, setWay] = useState<CorrectionWay>(isTyped ? 'key' : 'everyone');
  const [key, setKey] = useState<string[][]>(item.right.map((part) => [...part]));
  const [reckoned, setReckoned] = useState<{ of: string; outcome: Tried } | null>(null);
  const [alsoInBank, setAlsoInBank] = useState(true);
  const fields = useFields({ reason: '' });
  const { isBusy, run } = useTask();
  const [tryOut] = useTryExamCorrectionMutation();
  const [correct] = useCorrectExamKeyMutation();
  const isChanged = JSON.stringify(key) !== JSON.stringify(item.right);
  const asked = {
    examId,
    questionId: item.id,
    version: item.version,
    way,
    key: way === 'everyone' ? [] : key,
  };
  // Identifies the previewed key: a preview for another key is outdated.
  const name = JSON.stringify(asked);
  const outcome = reckoned?.of === name ? reckoned.outcome : null;
  const reckon = () =>
    run(async () => setReckoned({ of: name, outcome: await tryOut(asked).unwrap() }));
  const submit = async (form: HTMLFormElement) => {
    const reason = fields.values.reason.trim();
    if (!fields.pass(faultsOf({ reason: missing(reason, texts.reasonEmpty) }), form)) return;
    const isBanked = alsoInBank && outcome?.mayCorrectBank === true;
    const act = () => correct({ ...asked, reason, alsoInBank: isBanked }).unwrap();
    if (await run(act, isBanked ? texts.doneBoth : texts.done)) onClose();
  };
  const ways = (Object.keys(correctionWays) as CorrectionWay[])
    .filter((each) => isTyped || each === 'everyone')
    .map((value) => ({ value, label: correctionWays[value] }));
  return (
    <PanelDialog title={texts.title(item.nth)} lead={texts.lead} isBusy={isBusy} onClose={onClose}>
      <Unsaved loss={isChanged ? texts.loss : null} />
      <ToggleRow label={texts.way} choices={ways} chosen={way} onChoose={setWay} />
      {way !== 'everyone' && <KeyFields item={item} value={key} onChange={setKey} />}
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => void reckon()}>
        {texts.reckon}
      </Button>
      {outcome && (
        <>
          <Outcome outcome={outcome} />
          <Form
            label={texts.confirm}
            isDirty={fields.isDirty}
            onSubmit={(form) => void submit(form)}
          >
            {outcome.mayCorrectBank ? (
              <FormControlLabel
                control={<Checkbox />}
                label={texts.alsoInBank}
                checked={alsoInBank}
                onChange={(_event, isWished) => setAlsoInBank(isWished)}
                sx={{ mb: 1 }}
              />
            ) : (
              way === 'key' && <Typography sx={{ mb: 2 }}>{texts.notInBank}</Typography>
            )}
            <FormField
              required
              name="reason"
              label={texts.reason}
              placeholder={texts.reasonPlaceholder}
              autoComplete="off"
              maxLength={200}
              lines={2}
              fields={fields}
            />
            <FormEnd isBusy={isBusy} confirm={texts.confirm} onCancel={onClose} />
          </Form>
        </>
      )}
    </PanelDialog>
  );
}
