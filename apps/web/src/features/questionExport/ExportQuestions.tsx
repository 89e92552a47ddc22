import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ExportDialog, type Exported } from './ExportDialog';
import { texts } from './texts';

/** The button that makes a file of a bank, of a chapter with all below it, or of some questions. */
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
