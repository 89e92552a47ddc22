import { PictureList } from '@cheese/question-sheet/editor/PictureList';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { FormField } from '@cheese/ui/form/FormField';
import type { Fields } from '@cheese/ui/form/useFields';
import { texts } from './texts';

const MOST_PICTURES = 9;

interface TextAndPicturesProps {
  label: string;
  placeholder: string;
  /** Initial height in lines; the field grows beyond it. */
  lines: number;
  fields: Fields<'text'>;
  pictures: string[];
  upload: UploadPicture;
  onPictures: (pictures: string[]) => void;
}

/** Form shared by course questions and their answers. */
export function TextAndPictures(props: TextAndPicturesProps) {
  const { pictures, upload, onPictures, ...field } = props;
  return (
    <>
      <FormField {...field} required name="text" autoComplete="off" maxLength={5000} />
      <PictureList
        name={texts.pictures}
        paths={pictures}
        upload={pictures.length < MOST_PICTURES ? upload : undefined}
        onChange={onPictures}
      />
    </>
  );
}
