import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import {
  useAddPracticeSetMutation,
  useEditPracticeSetMutation,
  useGetPracticeSetsQuery,
} from '@cheese/api-client/exam/practiceSet';
import type { FittingQuestions, PracticeChoices } from '@cheese/domain/contract/exam/practiceSet';
import { NameDialog } from '@cheese/ui/form/NameDialog';
import { useTask } from '@cheese/ui/form/useTask';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useBegin } from '../../../features/questionBank/useBegin';
import { NAME_LENGTH } from './SavedSets';
import { texts } from './texts';
import { useChoices } from './useChoices';

interface BeginPracticeProps {
  choices: PracticeChoices;
  fitting: FittingQuestions;
  /** True while the shown count is outdated and a new one is loading. */
  isCounting: boolean;
}

/** Number of matching questions; starts the practice or saves it under a name. */
export function BeginPractice({ choices, fitting, isCounting }: BeginPracticeProps) {
  const { total, bankIds } = fitting;
  const lost = isCounting ? 0 : choices.bankIds.filter((id) => !bankIds.includes(id)).length;
  return (
    <>
      <Box role="status" sx={{ mb: 1, opacity: isCounting ? 0.6 : 1 }}>
        <b>{total > 0 ? texts.fits(total) : texts.nothingFits}</b>
        {total > 0 && total < choices.questionCount && (
          <Typography sx={{ color: 'text.secondary' }}>{texts.fewer(total)}</Typography>
        )}
        {lost > 0 && <Typography sx={{ color: 'warning.main' }}>{texts.lost(lost)}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Begin choices={choices} isEmpty={total === 0} />
        <Keep choices={choices} />
      </Box>
    </>
  );
}

/** The choice is stored with the practice, so that it can be continued on any device. */
function Begin({ choices, isEmpty }: { choices: PracticeChoices; isEmpty: boolean }) {
  const [add] = useAddPracticeSetMutation();
  const { isBusy, run } = useTask();
  const { isBusy: isBeginning, begin } = useBegin();
  const start = () =>
    run(async () => {
      const { id } = await add({ choices }).unwrap();
      begin({ source: practiceSourceCodes.custom, sourceId: id });
    });
  return (
    <Button
      variant="contained"
      disabled={isEmpty}
      aria-disabled={isBusy || isBeginning || isEmpty}
      onClick={() => void start()}
    >
      {texts.begin}
    </Button>
  );
}

function Keep({ choices }: { choices: PracticeChoices }) {
  const { setId } = useChoices();
  const { data: sets } = useGetPracticeSetsQuery();
  const [isNaming, setNaming] = useState(false);
  const [add] = useAddPracticeSetMutation();
  const [edit] = useEditPracticeSetMutation();
  const { isBusy, run } = useTask();
  const kept = sets?.find(({ id }) => id === setId);
  const saveInto = ({ id, name }: NonNullable<typeof kept>) =>
    run(() => edit({ id, name: name ?? '', choices }).unwrap(), texts.saved);
  return (
    <>
      {kept && (
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void saveInto(kept)}>
          {texts.saveChanges}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={() => setNaming(true)}>
        {texts.save}
      </Button>
      {isNaming && (
        <NameDialog
          title={texts.save}
          label={texts.nameOf}
          placeholder={texts.namePlaceholder}
          empty={texts.nameMissing}
          done={texts.saved}
          maxLength={NAME_LENGTH}
          save={(name) => add({ name, choices }).unwrap()}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
