import { useTask } from '@cheese/ui/form/useTask';
import { downloadJson } from '@cheese/ui/management/download';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { FileButton } from '../../FileButton';
import { texts } from './texts';

interface FileToolsProps {
  /** Content and name of the exported draft. */
  file: () => string;
  name: string;
  /**
   * Replaces the draft by the file, which can be undone; returns the reason if the file is invalid.
   */
  take: (file: string) => Promise<string | null> | string | null;
}

/** Exports the draft, or replaces it by a file. */
export function FileTools({ file, name, take }: FileToolsProps) {
  const toast = useToast();
  const { isBusy, run } = useTask();
  const read = (chosen: File) =>
    run(async () => {
      const trouble = await take(await chosen.text());
      if (trouble === null) toast.success(texts.imported);
      else toast.error(trouble);
    });
  return (
    <>
      <FileButton
        label={texts.importFile}
        suffixes={['json']}
        isBusy={isBusy}
        onFile={(chosen) => void read(chosen)}
      />
      <Button variant="outlined" onClick={() => downloadJson(file(), name)}>
        {texts.exportFile}
      </Button>
    </>
  );
}
