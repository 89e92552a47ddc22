import { uploadSuffixes } from '@cheese/domain/codes/base/uploadSuffixes';
import { useTask } from '@cheese/ui/form/useTask';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { FileButton } from '../../FileButton';
import { texts } from './texts';

interface PictureFieldProps {
  picture: string;
  onChange: (picture: string) => void;
}

/** The picture of a mind map, which learners can zoom. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const upload = usePictureUpload();
  const { isBusy, run } = useTask();
  const take = (file: File) =>
    run(async () => {
      const path = await upload(file);
      if (path !== null) onChange(path);
    });
  return (
    <Box role="group" aria-label={texts.picture} sx={{ mb: 2 }}>
      <Typography sx={{ mb: 1 }}>{texts.picture}</Typography>
      {picture !== '' && (
        <Box sx={{ maxWidth: 480, mb: 1 }}>
          <ImageWithFallback src={picture} alt={texts.pictureAlt} fit="contain" sizes="480px" />
        </Box>
      )}
      <FileButton
        label={picture === '' ? texts.choosePicture : texts.changePicture}
        suffixes={uploadSuffixes.image}
        isBusy={isBusy}
        onFile={(file) => void take(file)}
      />
    </Box>
  );
}
