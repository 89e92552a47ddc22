import { fillsGap, unitsAfterGaps } from '@cheese/domain/questions/blanks/units';
import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import type { MarkedQuestion } from '../../Paper';
import type { ReviewProps } from '../KindView';
import { texts } from '../texts';
import { Sentence } from './Sentence';

const Filled = styled('span')(({ theme: { palette } }) => ({
  padding: '2px 6px',
  fontWeight: 600,
  borderBottom: '2px solid currentcolor',
  '& svg': { marginLeft: 4, verticalAlign: 'text-bottom' },
  '&.right': { color: palette.success.main },
  '&.wrong': { color: palette.error.main },
}));

function FilledGap({ at, question }: { at: number; question: MarkedQuestion }) {
  const forms = question.right[at] ?? [];
  const words = question.given[at] ?? '';
  const isRight = fillsGap(forms, words, unitsAfterGaps(question.stem)[at]);
  const Sign = isRight ? CheckCircle : Cancel;
  return (
    <>
      <Filled className={isRight ? 'right' : 'wrong'}>
        {words || texts.leftOpen}
        <Sign fontSize="small" titleAccess={isRight ? texts.isTrue : texts.isFalse} />
      </Filled>
      {!isRight && forms.length > 0 && texts.accepted(forms)}
    </>
  );
}

/** The sentence as it was filled in; where that was wrong, with what would have been right. */
export const BlanksReview = ({ question }: ReviewProps) => (
  <Sentence question={question} drawGap={(at) => <FilledGap at={at} question={question} />} />
);
