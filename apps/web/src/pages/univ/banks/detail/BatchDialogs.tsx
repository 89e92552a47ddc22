import {
  useGetManagedBankQuery,
  useGetManagedBanksQuery,
} from '@cheese/api-client/exam/bankManage';
import {
  useCopyQuestionsMutation,
  useMoveQuestionsMutation,
  useTagQuestionsMutation,
} from '@cheese/api-client/exam/questionManage';
import type { ManagedChapter } from '@cheese/domain/contract/exam/bankManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import Alert from '@mui/material/Alert';
import { skipToken } from '@reduxjs/toolkit/query';
import { chapterChoices } from '../../../../features/questionBank/chapterChoices';
import { texts } from './texts';
import { useUndoable } from './useUndoable';

interface Ways {
  batch: { bankId: number; questionIds: number[] };
  onDone: () => void;
  onClose: () => void;
}

/** Chooses the target chapter; questions of a group move together. */
export function MoveDialog({ batch, chapters, onDone, onClose }: Ways & Chapters) {
  const fields = useFields({ to: '' });
  const [move] = useMoveQuestionsMutation();
  const { isBusy, act } = useUndoable();
  const submit = async (form: HTMLFormElement) => {
    const { to } = fields.values;
    if (!fields.pass(faultsOf({ to: missing(to, texts.choose) }), form)) return;
    const asked = { ...batch, chapterId: Number(to) };
    if (!(await act(() => move(asked).unwrap(), texts.moved))) return;
    onClose();
    onDone();
  };
  return (
    <PanelDialog width="xs" title={texts.move} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.move} onSubmit={(form) => void submit(form)}>
        <SelectField
          required
          name="to"
          label={texts.moveTo}
          blank={texts.choose}
          labels={chapterChoices(chapters)}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.move} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

interface Chapters {
  chapters: readonly ManagedChapter[];
}

const tagsIn = (words: string) => [
  ...new Set(
    words
      .split(/[,，、]/u)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

export function TagDialog({ batch, onDone, onClose }: Ways) {
  const fields = useFields({ add: '', remove: '' });
  const [tag] = useTagQuestionsMutation();
  const { isBusy, act } = useUndoable();
  const submit = async (form: HTMLFormElement) => {
    const [add, remove] = [tagsIn(fields.values.add), tagsIn(fields.values.remove)];
    const isEmpty = add.length + remove.length === 0;
    if (!fields.pass(faultsOf({ add: isEmpty && texts.tagsEmpty }), form)) return;
    if (!(await act(() => tag({ ...batch, add, remove }).unwrap(), texts.tagged))) return;
    onClose();
    onDone();
  };
  const words = { autoComplete: 'off', maxLength: 200 } as const;
  return (
    <PanelDialog width="xs" title={texts.tagsTitle} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.tagsTitle} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField name="add" label={texts.addTags} {...words} fields={fields} />
        <FormField name="remove" label={texts.removeTags} {...words} fields={fields} />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

const MOST_BANKS = 100;

/** Chooses the user's own bank and chapter to copy to. */
export function CopyDialog({ batch, onDone, onClose }: Ways) {
  const fields = useFields({ bank: '', chapter: '' });
  const bankId = Number(fields.values.bank);
  const banks = useGetManagedBanksQuery({ page: 1, pageCnt: MOST_BANKS }).data?.list ?? null;
  const target = useGetManagedBankQuery(bankId > 0 ? { bankId } : skipToken).currentData;
  const [copy] = useCopyQuestionsMutation();
  const { isBusy, act } = useUndoable();
  const submit = async (form: HTMLFormElement) => {
    const { bank, chapter } = fields.values;
    const faults = {
      bank: missing(bank, texts.choose),
      chapter: missing(chapter, texts.choose),
    };
    if (!fields.pass(faultsOf(faults), form)) return;
    const { questionIds } = batch;
    const asked = { fromBankId: batch.bankId, questionIds, bankId, chapterId: Number(chapter) };
    if (!(await act(() => copy(asked).unwrap(), texts.copied))) return;
    onClose();
    onDone();
  };
  const labels = Object.fromEntries(
    (banks ?? []).filter((bank) => bank.mayEdit).map(({ id, name }) => [` ${id}`, name]),
  );
  return (
    <PanelDialog width="xs" title={texts.copy} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.copy} onSubmit={(form) => void submit(form)}>
        {banks && Object.keys(labels).length === 0 && <Alert severity="info">{texts.noBank}</Alert>}
        <SelectField
          required
          name="bank"
          label={texts.toBank}
          blank={texts.choose}
          labels={labels}
          fields={fields}
        />
        <SelectField
          required
          name="chapter"
          label={texts.toChapter}
          blank={texts.choose}
          labels={target?.bank.id === bankId ? chapterChoices(target.chapters) : {}}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.copy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
