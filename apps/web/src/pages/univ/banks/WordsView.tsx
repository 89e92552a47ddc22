import { questionDifficulties, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { kindViews } from '@cheese/question-sheet/kinds/kindViews';
import { AnswerOwner } from '@cheese/question-sheet/review/AnswerOwner';
import { QuestionPictures } from '@cheese/question-sheet/sheet/panes/QuestionPictures';
import { RichText } from '@cheese/ui/article/RichText';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { asMarked } from './asMarked';
import { wordsTexts as texts } from './wordsTexts';

const Words = styled('article')(({ theme: { palette, typography } }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: 8 },
  '& .facts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .context': { padding: 12, backgroundColor: palette.ground, borderRadius: 4 },
  '& .stem': { ...typography.body1, fontWeight: 600 },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 12px', margin: 0 },
  '& dt': { color: palette.text.third },
  '& dd': { margin: 0, minWidth: 0 },
}));

export function WordsView({ words }: { words: BankQuestionWords }) {
  const { type, difficulty, context, stem, pictures, analysis, tags, source } = words;
  const question = useMemo(() => asMarked(words), [words]);
  const { Review, holds } = kindViews[type];
  return (
    <Words>
      <div className="facts">
        <Chip size="small" label={questionTypes[type]} />
        <Chip size="small" variant="outlined" label={questionDifficulties[difficulty]} />
        {tags.map((tag) => (
          <Chip key={tag} size="small" variant="outlined" label={tag} />
        ))}
      </div>
      {context && (
        <div className="context">
          <RichText html={context} />
        </div>
      )}
      {holds !== 'stem' && (
        <div className="stem">
          <RichText html={stem} />
        </div>
      )}
      {holds !== 'picture' && <QuestionPictures paths={pictures} />}
      <AnswerOwner value="learner">
        <Review question={question} othersChose={null} />
      </AnswerOwner>
      <dl>
        {analysis && (
          <>
            <dt>{texts.analysis}</dt>
            <dd>
              <RichText html={analysis} />
            </dd>
          </>
        )}
        {source && (
          <>
            <dt>{texts.source}</dt>
            <dd>{source}</dd>
          </>
        )}
      </dl>
    </Words>
  );
}
