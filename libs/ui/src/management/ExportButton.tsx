import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { download, type FileToFetch } from './download';
import { texts } from './texts';
import { useTask } from '../form/useTask';

interface ExportButtonProps {
  /** Requests the file; on failure it rejects after showing a toast. */
  ask: () => Promise<FileToFetch>;
  children?: string;
}

export function ExportButton({ ask, children = texts.export }: ExportButtonProps) {
  const { isBusy, run } = useTask();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      aria-disabled={isBusy}
      onClick={() => void run(async () => download(await ask()), texts.exported)}
    >
      {isBusy ? texts.exporting : children}
    </Button>
  );
}
