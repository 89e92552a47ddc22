import { useCreateExamMutation } from '@cheese/api-client/exam/examManage';
import { useGetPapersQuery } from '@cheese/api-client/exam/paperManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useNavigate } from 'react-router-dom';
import { choicesOf } from '../../../features/questionBank/chapterChoices';
import { paths } from '../../../paths';
import { texts } from './texts';

const MOST = 100;

/** Creates a draft from a paper; its settings are edited on its own page. */
export function NewExamDialog({ onClose }: { onClose: () => void }) {
  const fields = useFields({ paperId: '', keyword: '' });
  const keyword = fields.values.keyword.trim();
  const papers = useGetPapersQuery(
    { page: 1, pageCnt: MOST, ...(keyword && { keyword }) },
    { refetchOnMountOrArgChange: true },
  );
  const [create] = useCreateExamMutation();
  const navigate = useNavigate();
  const { isBusy, run } = useTask();
  const list = papers.data?.list ?? [];
  const isNone = papers.isSuccess && list.length === 0;
  const noneWords = keyword === '' ? texts.noPapers : texts.noSuchPaper;
  // The list shows only the first papers, so offer a search for the others.
  const isLong = keyword !== '' || (papers.data?.total ?? 0) > list.length;
  const looking = {
    ...fields,
    change: (name: 'keyword', words: string) => {
      fields.change(name, words);
      fields.change('paperId', '');
    },
  };
  const submit = (form: HTMLFormElement) => {
    const { paperId } = fields.values;
    if (!fields.pass(paperId ? {} : { paperId: texts.choosePaper }, form)) return;
    void run(async () => {
      const { examId } = await create({ paperId: Number(paperId) }).unwrap();
      void navigate(paths.univ.examSettings({ examId }));
      return leaving;
    }, texts.added);
  };
  return (
    <PanelDialog title={texts.add} lead={texts.addLead} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.add} onSubmit={submit}>
        {isLong && (
          <FormField
            name="keyword"
            label={texts.findPaper}
            placeholder={texts.onlyFirst(MOST)}
            autoComplete="off"
            maxLength={50}
            fields={looking}
          />
        )}
        <SelectField
          required
          name="paperId"
          label={texts.paper}
          labels={choicesOf(list)}
          blank={isNone ? noneWords : texts.choosePaper}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.add} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
