import { emptyDraft } from '@cheese/question-sheet/editor/emptyDraft';
import { QuestionEditor } from '@cheese/question-sheet/editor/QuestionEditor';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import type { WritingDraft, WrittenQuestion } from './draftShelf';
import { Preview } from './Preview';
import { texts } from './texts';
import { addedTo, shareOptions, writtenTogether } from './together';

interface GroupEditorsProps {
  draft: WritingDraft;
  isChecked: boolean;
  /**
   * While saving, questions are neither added nor removed: the answer identifies them by position.
   */
  isSaving: boolean;
  onWrite: (questions: WrittenQuestion[]) => void;
}

const halves = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
  gap: 24,
  marginBottom: 24,
} as const;

function addText(questions: readonly WrittenQuestion[]) {
  if (questions[0]?.words.context) return texts.addToCase;
  return questions.length > 1 && shareOptions(questions) ? texts.addToOptions : texts.makeGroup;
}

/** Editors of the questions of a group, each with a preview beside it. */
export function GroupEditors(props: GroupEditorsProps) {
  const { isChecked, isSaving, onWrite } = props;
  const { questions } = props.draft;
  const [said, go] = useState(0);
  const upload = usePictureUpload();
  const at = Math.min(said, questions.length - 1);
  const one = questions[at];
  if (!one) return null;
  const isNew = one.id === undefined && questions.length > 1;
  return (
    <>
      {questions.length > 1 && (
        <ToggleRow
          label={texts.inGroup}
          choices={questions.map((_, place) => ({ value: place, label: texts.nth(place + 1) }))}
          chosen={at}
          onChoose={go}
        />
      )}
      <div style={halves}>
        <section aria-label={texts.edit}>
          <QuestionEditor
            key={`${at}:${questions.length}`}
            draft={one.words}
            upload={upload}
            isChecked={isChecked}
            onChange={(words) => onWrite(writtenTogether(questions, at, words))}
          />
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
            <Button
              size="small"
              disabled={isSaving}
              onClick={() => {
                onWrite(addedTo(questions, emptyDraft()));
                go(questions.length);
              }}
            >
              {addText(questions)}
            </Button>
            {isNew && (
              <Button
                size="small"
                color="error"
                disabled={isSaving}
                onClick={() => onWrite(questions.filter((_, place) => place !== at))}
              >
                {texts.takeOut}
              </Button>
            )}
          </div>
        </section>
        <section aria-label={texts.preview}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {texts.preview}
          </Typography>
          <Preview key={`${at}:${one.words.type}`} words={one.words} />
        </section>
      </div>
    </>
  );
}
