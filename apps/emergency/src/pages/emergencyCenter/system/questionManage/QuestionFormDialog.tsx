import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { questionDifficulties } from '@cheese/domain/codes/exam/questionTypes';
import { quizQuestionTypes } from '@cheese/domain/codes/emergency/welfare';
import type { BankQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { useEditQuestionMutation, useSaveQuestionMutation } from '@cheese/emergency-api/question';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { texts as common } from '@cheese/ui/management/texts';
import { useTask } from '@cheese/ui/form/useTask';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { OptionsEditor } from './OptionsEditor';
import { texts } from './texts';
import { useQuestionForm } from './useQuestionForm';

interface QuestionFormDialogProps {
  /** Null for a new question. */
  question: BankQuestion | null;
  onClose: () => void;
}

export function QuestionFormDialog({ question, onClose }: QuestionFormDialogProps) {
  const title = question ? texts.edit : texts.add;
  const form = useQuestionForm(question);
  const { fields } = form;
  const org = useRequestedOrg();
  const [save] = useSaveQuestionMutation();
  const [edit] = useEditQuestionMutation();
  const { isBusy, run } = useTask();

  const submit = async (element: HTMLFormElement) => {
    const written = form.read(element);
    if (!written) return;
    const send = () =>
      question
        ? edit({ id: question.id, ...written }).unwrap()
        : save({ ...written, ...org }).unwrap();
    if (await run(send, common.saved)) onClose();
  };
  const pick = { fields, blank: common.choose, required: true };
  return (
    <PanelDialog title={title} width="md" isBusy={isBusy} onClose={onClose}>
      <Form label={title} isDirty={form.isDirty} onSubmit={(element) => void submit(element)}>
        <SelectField
          required
          name="type"
          label={texts.filters.type}
          labels={quizQuestionTypes}
          fields={fields}
        />
        <FormField
          required
          name="stem"
          label={texts.stem}
          placeholder={texts.stemPlaceholder}
          autoComplete="off"
          maxLength={1000}
          lines={2}
          fields={fields}
        />
        <OptionsEditor form={form} />
        <TwoColumns>
          <SelectField
            {...pick}
            name="category"
            label={texts.filters.category}
            labels={firstAidCategories}
          />
          <SelectField {...pick} name="topic" label={texts.filters.topic} labels={firstAidTopics} />
          <SelectField
            {...pick}
            name="difficulty"
            label={texts.filters.difficulty}
            labels={questionDifficulties}
          />
        </TwoColumns>
        <FormField
          name="analysis"
          label={texts.analysis}
          placeholder={texts.analysisPlaceholder}
          autoComplete="off"
          maxLength={2000}
          lines={3}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
