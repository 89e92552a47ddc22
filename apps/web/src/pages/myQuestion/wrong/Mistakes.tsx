import { useGetWrongAnswersQuery } from '@cheese/api-client/exam/wrongQuestion';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { ReviewedQuestion } from '@cheese/domain/contract/exam/shapes/question';
import { isAnswered } from '@cheese/question-sheet/Paper';
import { kindViews } from '@cheese/question-sheet/kinds/kindViews';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Box from '@mui/material/Box';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { texts } from './texts';

/** All wrong answers to one question, the latest first. */
export function Mistakes({ question }: { question: ReviewedQuestion }) {
  const query = useGetWrongAnswersQuery({ questionId: question.id });
  const { inWords } = kindViews[question.type];
  const wordsOf = (given: string[]) =>
    isAnswered(given) ? (inWords?.(given, question) ?? '') : texts.nothing;
  return (
    <Box sx={{ px: 2 }}>
      <Answered
        query={query}
        what={texts.history}
        skeleton={<RowsSkeleton count={2} />}
        empty={texts.noHistory}
      >
        {(answers) => (
          <Lines>
            {answers.map(({ origin, given, answeredAt }) => (
              <Line key={answeredAt}>
                <div className="words">
                  {texts.answerWas(wordsOf(given))}
                  <small>
                    <span>{origin}</span>
                    <time dateTime={new Date(answeredAt).toISOString()}>
                      {chinaMinute(answeredAt)}
                    </time>
                  </small>
                </div>
              </Line>
            ))}
          </Lines>
        )}
      </Answered>
    </Box>
  );
}
