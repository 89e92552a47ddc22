import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ExportDialog, type Exported } from './ExportDialog';
import { texts } from './texts';

/** Exports a bank, a chapter with its sub-chapters, or chosen questions. */
export function ExportQuestions(props: Exported) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Download />}
        onClick={() => open(true)}
      >
        {props.chapterId === undefined ? texts.export : texts.exportChapter}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => open(false)} />}
    </>
  );
}
