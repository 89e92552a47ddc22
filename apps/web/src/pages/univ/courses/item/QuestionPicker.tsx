import {
  useGetPaperSourcesQuery,
  usePickQuestionsQuery,
} from '@cheese/api-client/exam/paperManage';
import { type QuestionType, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { KeyedQuestion, PaperSource } from '@cheese/domain/contract/exam/shapes/paperShapes';
import type { AskedQuestion } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { RichText } from '@cheese/ui/article/RichText';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { useFields } from '@cheese/ui/form/useFields';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ChoiceRow } from '../../../../features/questionBank/ChoiceRow';
import { choiceOf, choicesOf } from '../../../../features/questionBank/chapterChoices';
import { texts } from './texts';

const PAGE = 20;

interface QuestionPickerProps {
  /** Already in the item. */
  taken: readonly number[];
  onTake: (questions: AskedQuestion[]) => void;
  onClose: () => void;
}

/** Searches the banks that the teacher may use, and adds the ticked questions. */
export function QuestionPicker(props: QuestionPickerProps) {
  const sources = useGetPaperSourcesQuery();
  const [chosen, choose] = useState<readonly AskedQuestion[]>([]);
  const take = () => {
    if (chosen.length === 0) return;
    props.onTake([...chosen]);
    props.onClose();
  };
  const actions = (
    <>
      <span style={{ marginRight: 'auto' }}>{texts.chosen(chosen.length)}</span>
      <Button variant="contained" aria-disabled={chosen.length === 0} onClick={take}>
        {texts.take}
      </Button>
    </>
  );
  return (
    <PanelDialog width="lg" title={texts.pickTitle} onClose={props.onClose} actions={actions}>
      <Unsaved loss={chosen.length > 0 ? texts.pickLoss : null} />
      <Answered
        query={sources}
        what={texts.bank}
        skeleton={<RowsSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState sentence={texts.noBanks} />}
      >
        {(list) => <Banks {...props} chosen={chosen} choose={choose} sources={list} />}
      </Answered>
    </PanelDialog>
  );
}

interface BanksProps extends QuestionPickerProps {
  sources: readonly PaperSource[];
  chosen: readonly AskedQuestion[];
  choose: (chosen: readonly AskedQuestion[]) => void;
}

function Banks({ sources, taken, chosen, choose }: BanksProps) {
  const fields = useFields({
    bankId: sources[0] ? choiceOf(sources[0].id) : '',
    keyword: '',
    type: '',
  });
  const [page, setPage] = useState(1);
  const { bankId, type } = fields.values;
  const keyword = fields.values.keyword.trim();
  const query = usePickQuestionsQuery({
    bankId: Number(bankId),
    page,
    pageCnt: PAGE,
    ...(keyword && { keyword }),
    ...(type && { type: Number(type) as QuestionType }),
  });
  const narrowing = {
    ...fields,
    change: (name: keyof typeof fields.values, value: string) => {
      setPage(1);
      fields.change(name, value);
    },
  };
  const toggle = ({ id, type: kind, stem }: KeyedQuestion) =>
    choose(
      chosen.some((one) => one.id === id)
        ? chosen.filter((one) => one.id !== id)
        : [...chosen, { id, type: kind, stem, isGone: false }],
    );
  return (
    <>
      <TwoColumns>
        <SelectField
          name="bankId"
          label={texts.bank}
          labels={choicesOf(sources)}
          fields={narrowing}
        />
        <FormField
          name="keyword"
          label={texts.keyword}
          autoComplete="off"
          maxLength={50}
          fields={narrowing}
        />
      </TwoColumns>
      <Answered
        query={query}
        what={texts.pick}
        skeleton={<RowsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState sentence={texts.nothing} />}
      >
        {({ list, total }) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {list.map((question) => (
                <Line
                  key={question.id}
                  question={question}
                  isTaken={taken.includes(question.id)}
                  isChosen={chosen.some(({ id }) => id === question.id)}
                  onToggle={() => toggle(question)}
                />
              ))}
            </Box>
            <Steps page={page} pages={Math.max(1, Math.ceil(total / PAGE))} onPage={setPage} />
          </>
        )}
      </Answered>
    </>
  );
}

interface LineProps {
  question: KeyedQuestion;
  isTaken: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

const Line = ({ question: { stem, type }, ...choice }: LineProps) => (
  <ChoiceRow {...choice}>
    <RichText html={stem} />
    <Box component="small" sx={{ color: 'text.third' }}>
      {questionTypes[type]}
      {choice.isTaken && ` · ${texts.inItem}`}
    </Box>
  </ChoiceRow>
);

interface StepsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

const Steps = ({ page, pages, onPage }: StepsProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
    <Button aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
      {texts.earlier}
    </Button>
    <span>{texts.page(page, pages)}</span>
    <Button aria-disabled={page >= pages} onClick={() => page < pages && onPage(page + 1)}>
      {texts.later}
    </Button>
  </Box>
);
