import { simulationLimits as limits } from '@cheese/domain/codes/training/simulationMaking';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import { FormField } from '@cheese/ui/form/FormField';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MediaById } from '../../../../features/media/MediaById';
import type { DraftVideo } from './draft';
import { texts } from './texts';

const Frame = styled('li')(({ theme: { palette } }) => ({
  padding: 16,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .head': { display: 'flex', alignItems: 'center', gap: 4, marginBottom: 8 },
  '& .head h3': { flex: 1, margin: 0, fontSize: 16 },
  '& [aria-disabled=true]': { opacity: 0.38 },
  '& .film': { marginBottom: 16 },
}));

interface VideoFieldsProps {
  video: DraftVideo;
  at: number;
  isLast: boolean;
  missing: 'title' | 'film' | null;
  onChange: (said: Partial<DraftVideo>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Fields of a video: name, film and description. */
export function VideoFields(props: VideoFieldsProps) {
  const { video, at, isLast, missing, onChange, onMove, onRemove } = props;
  const number = at + 1;
  const titleName = `video${video.id}-title`;
  return (
    <Frame>
      <div className="head">
        <h3>{texts.video(number)}</h3>
        {/* Not `disabled`, so that the button keeps the focus at the first place. */}
        <IconButton
          aria-label={texts.up(number)}
          aria-disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUpward />
        </IconButton>
        <IconButton
          aria-label={texts.down(number)}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDownward />
        </IconButton>
        <IconButton aria-label={texts.removeVideo(number)} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </div>
      <FormField
        required
        name={titleName}
        label={texts.videoTitle}
        maxLength={limits.title}
        autoComplete="off"
        fields={{
          values: { [titleName]: video.title },
          faults: missing === 'title' ? { [titleName]: texts.videoTitleEmpty } : {},
          change: (_, title) => onChange({ title }),
        }}
      />
      <div className="film" tabIndex={-1} data-name={`video${video.id}-film`}>
        <MediaById
          kind="film"
          label={texts.film}
          id={video.mediaId}
          onChange={(mediaId) => mediaId !== video.mediaId && onChange({ mediaId })}
        />
        {missing === 'film' && (
          <FormHelperText error role="alert">
            {texts.filmEmpty}
          </FormHelperText>
        )}
      </div>
      <RichTextField
        isCompact
        hasFormulas={false}
        name={`video${video.id}-html`}
        label={texts.videoHtml}
        initial={video.html}
        onChange={(html) => onChange({ html })}
      />
    </Frame>
  );
}
