import {
  questionTypeCodes,
  questionDifficulties,
  type QuestionDifficulty,
  type QuestionType,
  questionTypes,
} from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { LazyPart } from '@cheese/ui/parts/LazyPart';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { kindViews } from '../kinds/kindViews';
import { draftFault } from './draftFault';
import { PictureList } from './PictureList';
import { PlaceList } from './PlaceList';
import { CodeSelect } from './CodeSelect';
import { texts } from './texts';
import { WordField } from './WordField';

export interface QuestionEditorProps {
  draft: QuestionDraft;
  onChange: (draft: QuestionDraft) => void;
  /** Puts a picture where the product keeps them; without it none can be added. */
  upload?: UploadPicture;
  /** Shows missing fields; false until the first attempt to save. */
  isChecked?: boolean;
}

/**
 * A question that is written. Its texts are taken over when it opens: another draft is another
 * editor, by its `key`.
 */
export function QuestionEditor({
  draft,
  onChange,
  upload,
  isChecked = false,
}: QuestionEditorProps) {
  const { loadEditor, mend = asIs } = kindViews[draft.type];
  const change = (said: Partial<QuestionDraft>) => onChange(mend({ ...draft, ...said }));
  const turn = (type: QuestionType) => onChange(kindViews[type].begin({ ...draft, type }));
  const fault = draftFault(draft);
  const rich = { isCompact: true, ...(upload && { upload }) };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <CodeSelect label={texts.type} codes={questionTypes} value={draft.type} onChange={turn} />
        <CodeSelect
          label={texts.difficulty}
          codes={questionDifficulties}
          value={draft.difficulty}
          onChange={(difficulty: QuestionDifficulty) => change({ difficulty })}
        />
      </Box>
      <RichTextField
        {...rich}
        name="context"
        label={texts.context}
        initial={draft.context}
        onChange={(context) => change({ context })}
      />
      <RichTextField
        {...rich}
        required
        name="stem"
        label={texts.stem}
        initial={draft.stem}
        fault={isChecked && fault === 'stem' ? texts.faults.stem : undefined}
        onChange={(stem) => change({ stem })}
      />
      {draft.type === questionTypeCodes.blanks && <FormHelperText>{texts.gapsLead}</FormHelperText>}
      <PictureList
        paths={draft.pictures}
        upload={upload}
        onChange={(pictures) => change({ pictures })}
      />
      <LazyPart
        key={draft.type}
        load={loadEditor}
        props={{ draft, onChange, ...(upload && { upload }) }}
      />
      {isChecked && fault && fault !== 'stem' && (
        <FormHelperText error role="alert">
          {texts.faults[fault]}
        </FormHelperText>
      )}
      <RichTextField
        {...rich}
        name="analysis"
        label={texts.analysis}
        initial={draft.analysis}
        onChange={(analysis) => change({ analysis })}
      />
      <WordField
        label={texts.tags}
        value={draft.tags.join('，')}
        onChange={(words) => change({ tags: words.split(/[,，、]/u).map((tag) => tag.trim()) })}
      />
      <WordField
        label={texts.source}
        value={draft.source}
        onChange={(source) => change({ source })}
      />
      <PlaceList
        places={draft.places ?? []}
        isChecked={isChecked}
        onChange={(places) => change({ places })}
      />
    </Box>
  );
}

const asIs = (draft: QuestionDraft) => draft;
