import { conversionStateCodes } from '@cheese/domain/codes/base/uploadSuffixes';
import type { ManagedResourceDetail } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { useConvertResourceAgainMutation } from '@cheese/emergency-api/resource';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts as common } from '@cheese/ui/management/texts';
import { useTask } from '@cheese/ui/form/useTask';
import { texts } from './texts';
import type { ResourceForm } from './useResourceForm';

type KeptFile = ManagedResourceDetail['files'][number];

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.palette.hairline}`,
  '& .name': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .gone': { textDecoration: 'line-through', color: theme.palette.text.third },
  '& .state': { color: theme.palette.text.third },
  '& .failed': { color: theme.palette.error.main },
}));

interface KeptFilesProps {
  form: ResourceForm;
  files: readonly KeptFile[];
}

/** Files already stored with the resource; a removal takes effect on saving. */
export function KeptFiles({ form: { gone, setGone }, files }: KeptFilesProps) {
  if (files.length === 0) return null;
  const toggle = (id: number) => {
    const next = new Set(gone);
    if (!next.delete(id)) next.add(id);
    setGone(next);
  };
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{texts.keptFiles}</Typography>
      {files.map((file) => (
        <FileLine
          key={file.id}
          file={file}
          isGone={gone.has(file.id)}
          onToggle={() => toggle(file.id)}
        />
      ))}
    </div>
  );
}

interface FileLineProps {
  file: KeptFile;
  isGone: boolean;
  onToggle: () => void;
}

const stateWords = ({ conversion, failure }: KeptFile) => {
  if (conversion === null) return null;
  return failure ? texts.failedFor(failure) : texts.conversion[conversion];
};

function FileLine({ file, isGone, onToggle }: FileLineProps) {
  const { id, fileName, conversion } = file;
  const [convert] = useConvertResourceAgainMutation();
  const { isBusy, run } = useTask();
  const away = isGone ? texts.restoreFile : texts.removeFile;
  const again = () => run(() => convert({ fileId: id }).unwrap(), texts.convertStarted);
  return (
    <Line>
      <span className={isGone ? 'name gone' : 'name'}>{fileName}</span>
      <span className={conversion === conversionStateCodes.failed ? 'failed' : 'state'}>
        {isGone ? texts.willGo : stateWords(file)}
      </span>
      {conversion === conversionStateCodes.failed && !isGone && (
        <Button
          size="small"
          aria-label={common.of(texts.convertAgain, fileName)}
          aria-disabled={isBusy}
          onClick={() => void again()}
        >
          {texts.convertAgain}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={common.of(away, fileName)}
        onClick={onToggle}
      >
        {away}
      </Button>
    </Line>
  );
}
