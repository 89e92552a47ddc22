import { useDrawCourseCoverMutation } from '@cheese/api-client/learning/courseMaking';
import { uploadSuffixes } from '@cheese/domain/codes/base/uploadSuffixes';
import { useTask } from '@cheese/ui/form/useTask';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { FileButton } from '../../FileButton';
import { texts } from './texts';

interface CoverFieldProps {
  courseId: number;
  /** Printed on a generated cover. */
  name: string;
  cover: string;
  onChange: (cover: string) => void;
}

/** The cover: generated from the name, or an uploaded picture. */
export function CoverField({ courseId, name, cover, onChange }: CoverFieldProps) {
  const id = useId();
  const [draw] = useDrawCourseCoverMutation();
  const upload = usePictureUpload();
  const { isBusy, run } = useTask();
  const drawIt = () =>
    run(async () => onChange((await draw({ courseId, name }).unwrap()).cover), texts.drawn);
  const take = (file: File) =>
    run(async () => {
      const path = await upload(file);
      if (path !== null) onChange(path);
    });
  const isNamed = name.trim() !== '';
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography id={id} sx={{ mb: 1 }}>
        {texts.cover}
      </Typography>
      <Box sx={{ width: 240, maxWidth: 1, mb: 1, borderRadius: 1, overflow: 'hidden' }}>
        <ImageWithFallback src={cover} alt="" sizes="240px" />
      </Box>
      <Button
        variant="outlined"
        aria-disabled={isBusy || !isNamed}
        onClick={() => isNamed && void drawIt()}
      >
        {texts.draw}
      </Button>{' '}
      <FileButton
        label={texts.upload}
        suffixes={uploadSuffixes.image}
        isBusy={isBusy}
        onFile={(file) => void take(file)}
      />
    </Box>
  );
}
