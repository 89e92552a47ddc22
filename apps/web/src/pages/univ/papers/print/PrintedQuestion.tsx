import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { MadePaper } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { kindViews } from '@cheese/question-sheet/kinds/kindViews';
import { QuestionPictures } from '@cheese/question-sheet/sheet/panes/QuestionPictures';
import { RichText } from '@cheese/ui/article/RichText';
import { texts } from './texts';

export type Printed = MadePaper['sections'][number]['questions'][number];

interface PrintedQuestionProps {
  question: Printed;
  number: number;
  withKey: boolean;
}

/** A printed question, which is never broken across pages. */
export function PrintedQuestion({ question, number, withKey }: PrintedQuestionProps) {
  const { type, stem, pictures, options, prompts, score } = question;
  return (
    <div className="question">
      <div>
        {number}. <RichText html={stem} isInline /> {texts.score(score)}
        {type === questionTypeCodes.trueFalse && !withKey && texts.bracket}
      </div>
      <QuestionPictures paths={pictures} />
      {type !== questionTypeCodes.trueFalse && (
        <ul>
          {options.map(({ key, text }) => (
            <li key={key}>
              {key}. <RichText html={text} isInline />
            </li>
          ))}
        </ul>
      )}
      {options.length > 0 && prompts.length > 0 && (
        <ol>
          {prompts.map((prompt) => (
            <li key={prompt}>
              <RichText html={prompt} isInline />
            </li>
          ))}
        </ol>
      )}
      {withKey ? (
        <Key question={question} />
      ) : (
        type === questionTypeCodes.shortAnswer && <div className="room" />
      )}
    </div>
  );
}

function Key({ question }: { question: Printed }) {
  const { analysis } = question;
  return (
    <div className="key">
      <div>
        <b>{texts.answer}</b>
        {keyWords(question)}
      </div>
      {analysis !== '' && (
        <div>
          <b>{texts.analysis}</b>
          <RichText html={analysis} isInline />
        </div>
      )}
    </div>
  );
}

/** A true/false question is printed without options, so its answer is written as a word. */
function keyWords(question: Printed): string {
  const { type, right, options } = question;
  if (type === questionTypeCodes.trueFalse) {
    return options.find(({ key }) => right.flat().includes(key))?.text ?? '';
  }
  const inWords = kindViews[type].rightInWords;
  return inWords ? inWords(right, question) : right.map((part) => part.join(' / ')).join('；');
}
