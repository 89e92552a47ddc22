import { questionDifficulties, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { KeyedQuestion } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { RichText } from '@cheese/ui/article/RichText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChoiceRow } from '../../../../features/questionBank/ChoiceRow';
import { texts } from './texts';

interface PickListProps {
  list: readonly KeyedQuestion[];
  chosen: readonly KeyedQuestion[];
  /** Questions already in the paper. */
  taken: readonly number[];
  page: number;
  pages: number;
  onChoose: (chosen: readonly KeyedQuestion[]) => void;
  onPage: (page: number) => void;
}

/** A page of questions to tick; ticks are kept when the page changes. */
export function PickList(props: PickListProps) {
  const { list, chosen, taken, page, pages, onChoose, onPage } = props;
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const toggle = (question: KeyedQuestion) =>
    onChoose(
      isChosen(question.id) ? chosen.filter(({ id }) => id !== question.id) : [...chosen, question],
    );
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.map((question) => (
          <PickRow
            key={question.id}
            question={question}
            isTaken={taken.includes(question.id)}
            isChosen={isChosen(question.id)}
            onToggle={() => toggle(question)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
          {texts.earlier}
        </Button>
        <span>{texts.page(page, pages)}</span>
        <Button aria-disabled={page >= pages} onClick={() => page < pages && onPage(page + 1)}>
          {texts.later}
        </Button>
      </Box>
    </>
  );
}

interface PickRowProps {
  question: KeyedQuestion;
  isTaken: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

const PickRow = ({ question: { stem, type, difficulty }, ...choice }: PickRowProps) => (
  <ChoiceRow {...choice}>
    <RichText html={stem} />
    <Box component="small" sx={{ color: 'text.third' }}>
      {questionTypes[type]} · {questionDifficulties[difficulty]}
      {choice.isTaken && ` · ${texts.inPaper}`}
    </Box>
  </ChoiceRow>
);
