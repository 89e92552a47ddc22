import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type {
  AskedQuestion,
  ChosenSlide,
  ContentOf,
  MadeItemDetail,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import type { Fields } from '@cheese/ui/form/useFields';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { DocumentFields } from './DocumentFields';
import { FilmFields } from './FilmFields';
import type { DraftItem } from './itemForm';
import { PictureField } from './PictureField';
import { QuestionFields } from './QuestionFields';
import { SlideFields } from './SlideFields';
import { texts } from './texts';
import { ThingFields } from './ThingFields';

export interface Known {
  questions: readonly AskedQuestion[];
  slides: readonly ChosenSlide[];
  opens: readonly ChosenSlide[];
}

export interface ContentFieldsProps {
  draft: DraftItem;
  known: Known;
  item: MadeItemDetail;
  fields: Fields<'title' | 'typed' | 'rule'>;
  change: (changed: Partial<DraftItem>, known?: Partial<Known>) => void;
}

export function ContentFields(props: ContentFieldsProps) {
  const { draft, change } = props;
  const { content } = draft;
  switch (content.type) {
    case coursewareTypeCodes.video:
      return <FilmFields {...props} film={content} />;
    case coursewareTypeCodes.ppt:
      return <DocumentFields document={content} onChange={(next) => change({ content: next })} />;
    case coursewareTypeCodes.mindMap:
      return (
        <PictureField
          picture={content.picture}
          onChange={(picture) => change({ content: { ...content, picture } })}
        />
      );
    case coursewareTypeCodes.note:
      return <NoteField note={content} onChange={(next) => change({ content: next })} />;
    case coursewareTypeCodes.experiment:
      return <ThingFields {...props} content={content} />;
    case coursewareTypeCodes.slide:
      return <SlideFields {...props} content={content} />;
    case coursewareTypeCodes.specimen:
    case coursewareTypeCodes.model:
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
    case coursewareTypeCodes.exam:
      return <ThingFields {...props} content={content} />;
    case coursewareTypeCodes.test:
      return <QuestionFields {...props} test={content} />;
  }
}

interface NoteFieldProps {
  note: ContentOf<8>;
  onChange: (note: ContentOf<8>) => void;
}

function NoteField({ note, onChange }: NoteFieldProps) {
  const upload = usePictureUpload();
  return (
    <RichTextField
      name="html"
      label={texts.html}
      initial={note.html}
      upload={upload}
      onChange={(html) => onChange({ ...note, html })}
    />
  );
}
