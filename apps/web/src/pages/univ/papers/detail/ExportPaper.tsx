import { useLazyExportPaperQuery } from '@cheese/api-client/exam/paperManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { useTask } from '@cheese/ui/form/useTask';
import { download } from '@cheese/ui/management/download';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';

interface ExportPaperProps {
  paperId: number;
  seed: number;
  /** Shows a toast and returns true if there are unsaved changes. */
  saveFirst: () => boolean;
}

/** Exports a paper as a document, with or without answers; a message lists what was left out. */
export function ExportPaper({ saveFirst, ...made }: ExportPaperProps) {
  const [write] = useLazyExportPaperQuery();
  const [lost, setLost] = useState<readonly { number: number; what: string }[]>([]);
  const { isBusy, run } = useTask();
  const make = (withKey: boolean) =>
    run(async () => {
      const written = await write({ ...made, withKey }).unwrap();
      download(written.file);
      setLost(written.lost);
    }, texts.exported);
  const forget = () => setLost([]);
  return (
    <>
      {[false, true].map((withKey) => (
        <Button
          key={String(withKey)}
          variant="outlined"
          color="inherit"
          aria-disabled={isBusy}
          onClick={() => !saveFirst() && void make(withKey)}
        >
          {withKey ? texts.exportKey : texts.export}
        </Button>
      ))}
      {lost.length > 0 && (
        <PanelDialog title={texts.lostTitle} lead={texts.lostLead} onClose={forget}>
          <ul>
            {lost.map(({ number, what }) => (
              <li key={`${number} ${what}`}>{texts.lostOne(number, what)}</li>
            ))}
          </ul>
        </PanelDialog>
      )}
    </>
  );
}
