import { RichText } from '@cheese/ui/article/RichText';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { kindViews } from '../kinds/kindViews';
import { isAnswered, type MarkedQuestion } from '../Paper';
import { useAnswerOwner } from './AnswerOwner';
import { texts } from './texts';

const Box = styled('div')(({ theme }) => ({
  marginTop: 12,
  padding: 12,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.ground,
  borderRadius: 4,
  '& b': { color: theme.palette.text.primary },
  '& .answers': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', margin: '0 0 4px' },
  '& .analysis': { whiteSpace: 'pre-line' },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
}));

interface ExplanationProps {
  question: MarkedQuestion;
  isPreview?: boolean;
}

/** Right answer, given answer, explanation, and links to learn more. */
export function Explanation({ question, isPreview = false }: ExplanationProps) {
  const { type, right, given, analysis, places } = question;
  const { inWords, rightInWords } = kindViews[type];
  const owner = useAnswerOwner();
  return (
    <Box>
      {inWords && (
        <p className="answers">
          {rightInWords && right.length > 0 && (
            <span>
              {texts.rightAnswer} <b>{rightInWords(right, question)}</b>
            </span>
          )}
          {!isPreview && (
            <span>
              {texts.answerOf[owner]}{' '}
              <b>{isAnswered(given) ? inWords(given, question) : texts.none}</b>
            </span>
          )}
        </p>
      )}
      <b>{texts.analysis}：</b>
      <div className="analysis">
        <RichText html={analysis || texts.noAnalysis} />
      </div>
      {places.length > 0 && (
        <>
          <b>{texts.learn}：</b>
          <ul>
            {places.map(({ label, address }) => (
              <li key={address}>
                <Link href={address}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
}
