import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { Given } from '@cheese/domain/questions/kind';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, useId, useRef } from 'react';
import type { AnswerAutosave } from '../../keeping/AnswerAutosave';
import { useAnswerAt } from '../../keeping/useAnswerKeeper';
import { kindViews } from '../../kinds/kindViews';
import { HighlightRow } from '../../marking/HighlightRow';
import { StemWords } from '../../marking/StemWords';
import { useMarked } from '../../marking/useMarked';
import type { Question } from '../../Paper';
import { PracticeEnd } from '../../practice/PracticeEnd';
import type { Practice } from '../../practice/Practice';
import type { QuestionTools } from '../../practice/QuestionTools';
import { ToolRow } from '../../practice/ToolRow';
import { texts } from '../../texts';
import { FlagButton } from '../FlagButton';
import { QuestionPictures } from './QuestionPictures';
import { useFocusOnArrival } from '../run/useFocusOnArrival';

const Pane = styled('article')(({ theme: { typography, palette } }) => ({
  scrollMarginTop: 96,
  '& [role=heading]': { ...typography.h3, fontSize: 18, lineHeight: 1.6, outline: 'none' },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    margin: '8px 0 16px',
  },
  '& .points': { color: palette.text.third },
}));

export interface QuestionPaneProps {
  question: Question;
  place: number;
  score: number | undefined;
  keeper: AnswerAutosave;
  isCurrent: boolean;
  isDisabled: boolean;
  areOptionsAbove: boolean;
  hasFlags: boolean;
  /** Shows its number, as on a page with several questions. */
  isNumbered: boolean;
  practice: Practice | undefined;
  tools: QuestionTools | undefined;
  /** One stepped into it, by mouse or by keyboard. */
  onEnter?: (place: number) => void;
  children?: ReactNode;
}

/** One question: what is asked, what it is worth, and how it is answered. */
export const QuestionPane = memo(function QuestionPane(props: QuestionPaneProps) {
  const { question, place, score, keeper, isCurrent, areOptionsAbove, hasFlags } = props;
  const { practice, tools, isNumbered, onEnter, children } = props;
  const stem = useId();
  const pane = useRef<HTMLElement>(null);
  useFocusOnArrival(pane, place, isCurrent);
  const answer = useAnswerAt(keeper, place);
  const given = answer?.given ?? nothing;
  const { Player, Review, holds } = kindViews[question.type];
  const revealed = practice?.revealed[place];
  const marks = tools?.marks;
  const { struck } = useMarked(marks, question.id);
  return (
    <Pane ref={pane} aria-labelledby={stem} onFocus={onEnter && (() => onEnter(place))}>
      <div id={stem} role="heading" aria-level={2} tabIndex={-1}>
        {isNumbered && holds !== 'stem' && `${place + 1}. `}
        {holds === 'stem' ? (
          texts.number(place + 1)
        ) : (
          <StemWords html={question.stem} of={question.id} marks={marks} isInline={isNumbered} />
        )}
      </div>
      <div className="facts">
        <Chip size="small" label={questionTypes[question.type]} />
        {score !== undefined && <span className="points">{texts.points(score)}</span>}
        {hasFlags && (
          <FlagButton
            isFlagged={answer?.isFlagged ?? false}
            isDisabled={props.isDisabled}
            onFlag={(isFlagged) => keeper.flag(place, isFlagged)}
          />
        )}
      </div>
      {holds !== 'picture' && <QuestionPictures paths={question.pictures} />}
      {revealed ? (
        <Review key={question.id} {...revealed} />
      ) : (
        <Player
          key={question.id}
          question={question}
          given={given}
          areOptionsAbove={areOptionsAbove}
          struck={struck}
          {...(marks && { onStrike: (option) => marks.strike(question.id, option) })}
          isDisabled={props.isDisabled}
          labelledBy={stem}
          onGive={(next) => keeper.give(place, next)}
        />
      )}
      {practice && (
        <PracticeEnd
          practice={practice}
          question={question}
          place={place}
          given={given}
          revealed={revealed}
        />
      )}
      {marks && holds !== 'stem' && (
        <Box sx={{ mt: 2 }}>
          <HighlightRow marks={marks} question={question} />
        </Box>
      )}
      {tools && <ToolRow key={`tools-${question.id}`} tools={tools} question={question} />}
      {children}
    </Pane>
  );
});

const nothing: Given = [];
