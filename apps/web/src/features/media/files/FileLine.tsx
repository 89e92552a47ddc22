import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { ShareBar } from '@cheese/ui/form/ShareBar';
import { Line } from '@cheese/ui/list/Lines';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import Box from '@mui/material/Box';
import { factsOf, isOver, stateText } from '../mediaWords';
import { texts as mediaTexts } from '../texts';
import type { OpenedFile } from './FileDialogs';
import { texts } from './texts';

interface FileLineProps {
  file: MediaShown;
  /** Additional actions beside retry and remove. */
  first: readonly RowAction[];
  onRetry: () => void;
  onOpen: (what: OpenedFile['what']) => void;
}

export function FileLine({ file, first, onRetry, onOpen }: FileLineProps) {
  const { name, state, done, total, mayRetry, ownerName } = file;
  const words = state === 'uploading' ? mediaTexts.uploadElsewhere : stateText(file);
  const last: RowAction = isOver(file)
    ? { text: texts.removeFile, isDangerous: true, act: () => onOpen('remove') }
    : {
        text: state === 'uploading' ? texts.cancelUpload : texts.cancel,
        isDangerous: true,
        act: () => onOpen('cancel'),
      };
  const actions = [...first, ...(mayRetry ? [{ text: texts.retry, act: onRetry }] : []), last];
  return (
    <Line sx={{ flexWrap: 'wrap' }}>
      <div className="words">
        <b>{name}</b>
        <small>
          <Box
            component="span"
            role="status"
            sx={{ color: state === 'failed' ? 'error.main' : 'text.primary' }}
          >
            {words}
          </Box>
          {[...factsOf(file), ownerName].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </small>
        {state === 'working' && (
          <ShareBar label={mediaTexts.progress(name)} {...(total && { share: done / total })} />
        )}
      </div>
      <RowActions name={name} actions={actions} />
    </Line>
  );
}
