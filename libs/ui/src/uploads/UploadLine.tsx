import { ShareBar } from '../form/ShareBar';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';
import type { UploadItem } from './uploadList';
import type { Uploads } from './useUploads';

const Line = styled('div')(({ theme }) => ({
  padding: '8px 0',
  borderBottom: `1px solid ${theme.palette.hairline}`,
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .name': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .failed, & .refused': { color: theme.palette.error.main },
  '& .done': { color: theme.palette.success.main },
}));

const stateWords = ({ state, share, reason }: UploadItem) => {
  if (state === 'done') return texts.done;
  return state === 'going' ? texts.going(share) : (reason ?? texts.broken);
};

/** One file with its progress and actions. */
export function UploadLine({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { file, state, share } = item;
  const { name } = file;
  const away = state === 'going' ? texts.cancel : texts.remove;
  return (
    <Line>
      <div className="row">
        <span className="name">{name}</span>
        <span className={state} role="status">
          {stateWords(item)}
        </span>
        {state === 'failed' && (
          <Button
            size="small"
            aria-label={texts.of(texts.resume, name)}
            onClick={() => uploads.resume(item)}
          >
            {texts.resume}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          aria-label={texts.of(away, name)}
          onClick={() => uploads.remove(item)}
        >
          {away}
        </Button>
      </div>
      {state === 'going' && <ShareBar label={texts.progress(name)} share={share} />}
    </Line>
  );
}
