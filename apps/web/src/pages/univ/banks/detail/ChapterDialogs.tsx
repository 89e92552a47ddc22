import {
  useAddChapterMutation,
  useRemoveChapterMutation,
  useRenameChapterMutation,
} from '@cheese/api-client/exam/bankManage';
import { bankLimits } from '@cheese/domain/codes/exam/banks';
import type { ManagedChapter } from '@cheese/domain/contract/exam/bankManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { NameDialog } from '@cheese/ui/form/NameDialog';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import Typography from '@mui/material/Typography';
import { chapterChoices } from '../../../../features/questionBank/chapterChoices';
import { texts } from './texts';
import { useUndoable } from './useUndoable';

interface ChapterNameDialogProps {
  bankId: number;
  /** Parent of a new chapter; null for the top level. */
  parentId: number | null;
  /** The chapter to rename; null for a new one. */
  chapter: ManagedChapter | null;
  onClose: () => void;
}

/** Creates or renames a chapter. */
export function ChapterNameDialog({ bankId, parentId, chapter, onClose }: ChapterNameDialogProps) {
  const [add] = useAddChapterMutation();
  const [rename] = useRenameChapterMutation();
  const save = (name: string) =>
    chapter
      ? rename({ chapterId: chapter.id, name }).unwrap()
      : add({ bankId, parentId, name }).unwrap();
  return (
    <NameDialog
      title={chapter ? texts.rename : texts.addChapter}
      label={texts.chapterName}
      placeholder={texts.chapterNamePlaceholder}
      empty={texts.chapterEmpty}
      done={chapter ? texts.renamed : texts.chapterAdded}
      maxLength={bankLimits.chapterName}
      name={chapter?.name}
      save={save}
      onClose={onClose}
    />
  );
}

interface RemovalProps {
  chapter: ManagedChapter;
  chapters: readonly ManagedChapter[];
  onRemoved: () => void;
  onClose: () => void;
}

/** Deletes a chapter and asks where to move its questions. */
export function ChapterRemoval({ chapter, chapters, onRemoved, onClose }: RemovalProps) {
  const others = chapterChoices(chapters.filter(({ id }) => id !== chapter.id));
  const fields = useFields({ to: '' });
  const [remove] = useRemoveChapterMutation();
  const { isBusy, act } = useUndoable();
  const isFilled = chapter.questionCount > 0;
  const submit = async (form: HTMLFormElement) => {
    const { to } = fields.values;
    if (!fields.pass(faultsOf({ to: isFilled && missing(to, texts.choose) }), form)) return;
    const asked = { chapterId: chapter.id, ...(to !== '' && { toChapterId: Number(to) }) };
    if (
      !(await act(
        () => remove(asked).unwrap(),
        () => texts.removedChapter,
      ))
    )
      return;
    onClose();
    onRemoved();
  };
  return (
    <PanelDialog width="xs" title={texts.removeChapter} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.removeChapter} onSubmit={(form) => void submit(form)}>
        <Typography>
          {isFilled
            ? texts.removeFilled(chapter.name, chapter.questionCount)
            : texts.removeEmpty(chapter.name)}
        </Typography>
        {isFilled && (
          <SelectField
            required
            name="to"
            label={texts.moveTo}
            blank={texts.choose}
            labels={others}
            fields={fields}
          />
        )}
        <FormEnd isBusy={isBusy} confirm={texts.removeChapter} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
