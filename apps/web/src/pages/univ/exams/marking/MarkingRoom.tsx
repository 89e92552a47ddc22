import { type MarkingView, markingViews } from '@cheese/domain/codes/exam/markings';
import type { MarkedQuestion, MarkingOverview } from '@cheese/domain/contract/exam/examMarking';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AnswerList } from './AnswerList';
import { QuestionToMark } from './QuestionToMark';
import { texts } from './texts';

const filters = { view: markingViews };
const nameOf = ({ id, version }: MarkedQuestion) => `${id}.${version}`;
const views = Object.keys(markingViews) as MarkingView[];

const countIn = (view: MarkingView, question: MarkedQuestion) =>
  ({
    mine: question.mineCount,
    disputed: question.disputedCount,
    settled: question.settledCount,
    all: question.answeredCount,
  })[view];

/** One question with its answers, filtered by state. */
export function MarkingRoom({ overview }: { overview: MarkingOverview }) {
  const { examId, questions } = overview;
  const { asked, href } = useListAddress(filters);
  const said = useSearchParams()[0].get('question');
  const first = questions.find(({ mineCount }) => mineCount > 0) ?? questions[0]!;
  // Keep the question after its last answer is marked, until the marker chooses another.
  const [begunWith] = useState(nameOf(first));
  const question = questions.find((one) => nameOf(one) === (said ?? begunWith)) ?? first;
  const view = asked.view ?? 'mine';
  const inQuestion = { question: nameOf(question) };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}>
      {questions.length > 1 && (
        <LinkTabs
          label={texts.questions}
          choices={questions.map((one, at) => ({
            label: texts.nth(at + 1),
            count: one.mineCount,
            href: href({ question: nameOf(one), view: undefined }),
            isChosen: one === question,
          }))}
        />
      )}
      <QuestionToMark question={question} />
      <LinkTabs
        label={texts.views}
        choices={views.map((each) => ({
          label: markingViews[each],
          count: countIn(each, question),
          href: href({ ...inQuestion, view: each }),
          isChosen: each === view,
        }))}
      />
      <AnswerList
        key={`${nameOf(question)}/${view}/${asked.page}`}
        examId={examId}
        question={question}
        view={view}
        page={asked.page}
        hrefOf={(change) => href({ ...inQuestion, view, ...change })}
      />
    </Box>
  );
}
