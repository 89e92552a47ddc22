import { FileDrop } from '@cheese/ui/form/FileDrop';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { usePictureUpload } from '../../../features/pictureUpload/usePictureUpload';
import { texts } from './texts';

interface PictureFieldProps {
  picture: string;
  fault: string | undefined;
  onTaken: (picture: string) => void;
}

/** Preview of the picture, and a button to replace it. */
export function PictureField({ picture, fault, onTaken }: PictureFieldProps) {
  const upload = usePictureUpload();
  const [isGoing, setGoing] = useState(false);
  const take = async ([file]: File[]) => {
    if (!file || isGoing) return;
    setGoing(true);
    const taken = await upload(file);
    setGoing(false);
    if (taken !== null) onTaken(taken);
  };
  const label = picture === '' ? texts.choosePicture : texts.changePicture;
  return (
    <div>
      {picture !== '' && <ImageWithFallback src={picture} alt={texts.picture} ratio={16 / 9} />}
      <FileDrop
        label={isGoing ? texts.uploading : label}
        hint={texts.pictureHint}
        accept={['.png', '.jpg', '.jpeg', '.gif']}
        onFiles={(files) => void take(files)}
      />
      <FormHelperText error aria-live="polite">
        {fault ?? ' '}
      </FormHelperText>
    </div>
  );
}
