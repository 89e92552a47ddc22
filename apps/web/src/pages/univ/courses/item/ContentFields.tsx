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
    case 1:
      return <FilmFields {...props} film={content} />;
    case 2:
      return <DocumentFields document={content} onChange={(next) => change({ content: next })} />;
    case 4:
      return (
        <PictureField
          picture={content.picture}
          onChange={(picture) => change({ content: { ...content, picture } })}
        />
      );
    case 8:
      return <NoteField note={content} onChange={(next) => change({ content: next })} />;
    case 16:
      return <ThingFields {...props} content={content} />;
    case 32:
      return <SlideFields {...props} content={content} />;
    case 48:
    case 128:
    case 256:
    case 512:
    case 1024:
      return <ThingFields {...props} content={content} />;
    case 64:
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
