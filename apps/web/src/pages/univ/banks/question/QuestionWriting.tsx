import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import {
  useLazyGetBankQuestionQuery,
  useSaveQuestionsMutation,
} from '@cheese/api-client/exam/questionManage';
import type { EditedQuestion } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { readFailure } from '@cheese/ui/feedback/failure';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConflictPart } from './ConflictPart';
import { SlideQuestions } from '../../../../features/slide/questions/SlideQuestions';
import { GroupEditors } from './GroupEditors';
import { GiveUp } from './GiveUp';
import { nameOf } from './nameOf';
import { texts } from './texts';
import { useDraftSlot } from './useDraftSlot';
import { useWriting } from './useWriting';

interface QuestionWritingProps {
  name: string;
  bankId: number;
  chapterId: number;
  /** Versions on the server; empty for new questions. */
  stands: readonly EditedQuestion[];
  onMade?: (questionId: number) => void;
}

/** Editor of a question or a whole group; the draft is kept on this device until it is saved. */
export function QuestionWriting(props: QuestionWritingProps) {
  const slot = useDraftSlot(props.name);
  return slot === null ? <RowsSkeleton /> : <Writing {...props} slot={slot} />;
}

function Writing(props: QuestionWritingProps & { slot: string }) {
  const { name, slot, bankId, chapterId, stands, onMade } = props;
  const writing = useWriting(name, slot, stands);
  const { draft } = writing;
  const [save] = useSaveQuestionsMutation();
  const [look] = useLazyGetBankQuestionQuery();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const [isChecked, check] = useState(false);

  const submit = async (questions = draft.questions) => {
    check(true);
    try {
      const asked = { bankId, chapterId, stamp: draft.stamp, questions };
      const { questions: made } = await save(asked).unwrap();
      const id = made[0]?.id ?? 0;
      const now = await look({ questionId: id }).unwrap();
      const saved = { sent: questions, made, stands: now.questions };
      writing.saved({ ...saved, name: nameOf(id, now.groupId) });
      toast.success(made.some((one) => one.isChanged) ? texts.saved : texts.unchanged);
      onMade?.(id);
    } catch (error) {
      // Another user has saved meanwhile, so show both versions.
      const [first] = stands;
      if (readFailure(error).status === httpStatuses.conflict && first) {
        await look({ questionId: first.id }).unwrap();
      }
      throw error;
    }
  };
  const keepMine = () => {
    const questions = draft.questions.map((one) => {
      const now = stands.find(({ id }) => id === one.id);
      return now ? { ...one, version: now.version } : one;
    });
    writing.write(questions);
    void run(() => submit(questions));
  };
  return (
    <>
      {writing.isRestored && <GiveUp onGiveUp={() => writing.begin(stands)} />}
      {writing.hasConflict && !isBusy && (
        <ConflictPart
          mine={draft.questions}
          theirs={stands}
          onKeepMine={keepMine}
          onTakeTheirs={() => writing.begin(stands)}
        />
      )}
      <SlideQuestions>
        <GroupEditors
          key={writing.opening}
          draft={draft}
          isChecked={isChecked}
          isSaving={isBusy}
          onWrite={writing.write}
        />
      </SlideQuestions>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <Button
          variant="contained"
          size="large"
          aria-disabled={isBusy}
          onClick={() => void run(() => submit())}
        >
          {isBusy ? texts.saving : texts.save}
        </Button>
        <Typography variant="caption" sx={{ color: 'text.third' }}>
          {writing.isDirty && texts.keeping}
        </Typography>
      </div>
    </>
  );
}
