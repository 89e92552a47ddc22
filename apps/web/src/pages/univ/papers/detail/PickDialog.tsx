import { usePickQuestionsQuery } from '@cheese/api-client/exam/paperManage';
import {
  type QuestionDifficulty,
  questionDifficulties,
  type QuestionType,
  questionTypes,
} from '@cheese/domain/codes/exam/questionTypes';
import type { KeyedQuestion, PaperSource } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { type Fields, useFields } from '@cheese/ui/form/useFields';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  chapterChoices,
  choiceOf,
  choicesOf,
} from '../../../../features/questionBank/chapterChoices';
import { idsIn, withQuestions } from './draftPaper';
import type { OfSection } from './ItemList';
import { PickList } from './PickList';
import { texts } from './texts';

const PAGE = 20;
const words = { autoComplete: 'off' } as const;

interface PickDialogProps extends OfSection {
  sources: readonly PaperSource[];
  score: number;
  onClose: () => void;
}

type PickValues = Record<
  'bankId' | 'chapterId' | 'type' | 'difficulty' | 'keyword' | 'tag' | 'since',
  string
>;

function pickQuery(values: PickValues, page: number, hasChapter: boolean) {
  const [keyword, tag] = [values.keyword.trim(), values.tag.trim()];
  return {
    bankId: Number(values.bankId),
    page,
    pageCnt: PAGE,
    ...(hasChapter && { chapterId: Number(values.chapterId) }),
    ...(values.type && { type: Number(values.type) as QuestionType }),
    ...(values.difficulty && { difficulty: Number(values.difficulty) as QuestionDifficulty }),
    ...(keyword && { keyword }),
    ...(tag && { tag }),
    ...(values.since && { unusedSince: startOfChinaDay(values.since) }),
  };
}

/** Searches a bank, and adds the ticked questions. */
export function PickDialog(props: PickDialogProps) {
  const { paper, at, sources, score, onChange, onClose } = props;
  const blank = { chapterId: '', type: '', difficulty: '', keyword: '', tag: '', since: '' };
  const fields = useFields({ ...blank, bankId: sources[0] ? choiceOf(sources[0].id) : '' });
  const [page, setPage] = useState(1);
  const [chosen, choose] = useState<readonly KeyedQuestion[]>([]);
  const { values } = fields;
  const source = sources.find(({ id }) => choiceOf(id) === values.bankId);
  const chapters = source?.chapters ?? [];
  const hasChapter = chapters.some(({ id }) => choiceOf(id) === values.chapterId);
  const query = usePickQuestionsQuery(pickQuery(values, page, hasChapter), {
    skip: source === undefined,
  });
  const narrowing = {
    ...fields,
    change: (name: keyof typeof values, value: string) => {
      setPage(1);
      fields.change(name, value);
    },
  };
  const take = () => {
    onChange(withQuestions(paper, at, { questions: chosen, score }));
    onClose();
  };
  const actions = (
    <>
      <span style={{ marginRight: 'auto' }}>{texts.chosen(chosen.length)}</span>
      <Button variant="contained" aria-disabled={chosen.length === 0} onClick={take}>
        {texts.addChosen}
      </Button>
    </>
  );
  return (
    <PanelDialog width="lg" title={texts.pickTitle} onClose={onClose} actions={actions}>
      <Unsaved loss={chosen.length > 0 ? texts.pickLoss : null} />
      <PickFilters sources={sources} chapters={chapters} fields={narrowing} />
      {source === undefined ? (
        <EmptyState sentence={texts.noBanks} />
      ) : (
        <Answered
          query={query}
          what={texts.pick}
          skeleton={<RowsSkeleton />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState sentence={texts.nothing} />}
        >
          {({ list, total }) => (
            <PickList
              list={list}
              chosen={chosen}
              page={page}
              pages={Math.max(1, Math.ceil(total / PAGE))}
              taken={idsIn(paper)}
              onChoose={choose}
              onPage={setPage}
            />
          )}
        </Answered>
      )}
    </PanelDialog>
  );
}

interface PickFiltersProps extends Pick<PickDialogProps, 'sources'> {
  chapters: PaperSource['chapters'];
  fields: Fields<keyof PickValues>;
}

const PickFilters = ({ sources, chapters, fields }: PickFiltersProps) => (
  <>
    <TwoColumns>
      <SelectField name="bankId" label={texts.bank} labels={choicesOf(sources)} fields={fields} />
      <SelectField
        name="chapterId"
        label={texts.chapter}
        labels={chapterChoices(chapters)}
        blank={texts.all}
        fields={fields}
      />
      <SelectField
        name="type"
        label={texts.type}
        labels={questionTypes}
        blank={texts.all}
        fields={fields}
      />
      <SelectField
        name="difficulty"
        label={texts.difficulty}
        labels={questionDifficulties}
        blank={texts.all}
        fields={fields}
      />
    </TwoColumns>
    <TwoColumns>
      <FormField name="tag" label={texts.tag} {...words} maxLength={30} fields={fields} />
      <FormField name="since" label={texts.since} {...words} type="date" fields={fields} />
    </TwoColumns>
    <FormField name="keyword" label={texts.keyword} {...words} maxLength={50} fields={fields} />
  </>
);
