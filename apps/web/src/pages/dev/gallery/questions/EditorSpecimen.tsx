import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { emptyDraft } from '@cheese/question-sheet/editor/emptyDraft';
import { QuestionEditor } from '@cheese/question-sheet/editor/QuestionEditor';
import { useState } from 'react';
import { examples } from './examples';
import { heartPicture } from './heartPicture';

const draftOf = (type: QuestionType): QuestionDraft => {
  const { stem, pictures, options, prompts, right, analysis } = examples[type];
  return {
    ...emptyDraft(type),
    stem,
    analysis,
    pictures: [...pictures],
    options: [...options],
    prompts: [...prompts],
    key: right.map((part) => [...part]),
  };
};

export function EditorSpecimen({ type }: { type: QuestionType }) {
  const [draft, setDraft] = useState(() => draftOf(type));
  return (
    <QuestionEditor
      draft={draft}
      isChecked
      onChange={setDraft}
      upload={() => Promise.resolve(heartPicture)}
    />
  );
}
