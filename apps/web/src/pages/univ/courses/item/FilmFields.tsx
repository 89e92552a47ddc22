import type { ContentOf } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import { FormField } from '@cheese/ui/form/FormField';
import { useToast } from '@cheese/ui/toast/useToast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { FileButton } from '../../FileButton';
import { MediaById } from '../../../../features/media/MediaById';
import type { ContentFieldsProps } from './ContentFields';
import { FilmChecks } from './FilmChecks';
import { texts } from './texts';

export interface FilmProps extends ContentFieldsProps {
  film: ContentOf<1>;
}

/** A film with chapters, subtitles and questions; seeking ahead can be forbidden. */
export function FilmFields(props: FilmProps) {
  const { film, fields, change } = props;
  return (
    <>
      <MediaById
        kind="film"
        label={texts.media.film}
        id={film.mediaId}
        onChange={(mediaId) => change({ content: { ...film, mediaId } })}
      />
      <FormControlLabel
        label={texts.inOrder}
        control={
          <Checkbox
            checked={film.inOrder}
            onChange={({ target }) => change({ content: { ...film, inOrder: target.checked } })}
          />
        }
      />
      <FormField
        name="typed"
        label={texts.chapters}
        placeholder={texts.chaptersHint}
        autoComplete="off"
        lines={3}
        fields={fields}
      />
      <Subtitles {...props} />
      <FilmChecks {...props} />
    </>
  );
}

function Subtitles({ film, change }: FilmProps) {
  const toast = useToast();
  const take = async (file: File) => {
    const words = file.size <= courseLimits.subtitles ? await file.text() : '';
    const isVtt = /^\uFEFF?WEBVTT/.test(words) && words.length <= courseLimits.subtitles;
    if (isVtt) change({ content: { ...film, subtitles: words } });
    else toast.error(texts.subtitlesWrong);
  };
  return (
    <Box role="group" aria-label={texts.subtitles} sx={{ pb: 2 }}>
      <Typography sx={{ mb: 1 }}>
        {texts.subtitles}：{film.subtitles === null ? texts.noSubtitles : texts.hasSubtitles}
      </Typography>
      <FileButton
        label={texts.chooseSubtitles}
        suffixes={['vtt']}
        onFile={(file) => void take(file)}
      />
      {film.subtitles !== null && (
        <Button onClick={() => change({ content: { ...film, subtitles: null } })}>
          {texts.removeSubtitles}
        </Button>
      )}
    </Box>
  );
}
