import { questionTypeCodes, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { Given } from '@cheese/domain/questions/kind';
import { kindViews } from '@cheese/question-sheet/kinds/kindViews';
import type { MarkedQuestion } from '@cheese/question-sheet/Paper';
import { RichText } from '@cheese/ui/article/RichText';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { useId, useState } from 'react';
import { Plate } from '../Plate';
import { Specimen } from '../Specimen';
import { examples } from './examples';

const othersChose = { A: 0.42, B: 0.31, C: 0.15, D: 0.12 };

/** Every type of question, open and marked. */
export const KindSpecimens = () => (
  <Plate>
    {Object.values(examples).flatMap((question) => [
      <Specimen key={`${question.type} open`} name={questionTypes[question.type]} note="作答">
        <Played question={question} />
      </Specimen>,
      <Specimen key={question.type} name={questionTypes[question.type]} note="回顾" bare>
        <ReviewCard
          question={question}
          number={question.type}
          score={2}
          othersChose={question.type === questionTypeCodes.singleChoice ? othersChose : null}
        />
      </Specimen>,
    ])}
  </Plate>
);

function Played({ question }: { question: MarkedQuestion }) {
  const [given, setGiven] = useState<Given>([]);
  const stem = useId();
  const { Player, holds } = kindViews[question.type];
  return (
    <>
      <div id={stem} style={{ marginBottom: 12 }}>
        {holds === 'stem' ? '填空：' : <RichText html={question.stem} />}
      </div>
      <Player
        question={question}
        given={given}
        onGive={setGiven}
        isDisabled={false}
        labelledBy={stem}
      />
    </>
  );
}
