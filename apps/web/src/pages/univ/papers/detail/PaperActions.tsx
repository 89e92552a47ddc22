import type { PaperDetail } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { useToast } from '@cheese/ui/toast/useToast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useState } from 'react';
import { paths } from '../../../../paths';
import { ExportPaper } from './ExportPaper';
import { PreviewDialog } from './PreviewDialog';
import { texts } from './texts';

interface PaperActionsProps {
  paper: PaperDetail;
  /** True if the editor has unsaved changes, which print and preview would not contain. */
  isDirty: boolean;
}

/** Actions that use the saved version of a paper. */
export function PaperActions({ paper, isDirty }: PaperActionsProps) {
  const [isPreviewing, setPreviewing] = useState(false);
  const toast = useToast();
  // A fixed seed per edition, so that the sheet and its answers contain the same drawn questions.
  const made = { paperId: paper.id, seed: paper.edition };
  const isDrawn = paper.sections.some(({ draws }) => draws.length > 0);
  const saveFirst = () => {
    if (isDirty) toast.info(texts.saveFirst);
    return isDirty;
  };
  const print = (key: boolean) => ({
    href: paths.univ.paperPrint({ ...made, key }),
    target: '_blank',
    onClick: (event: MouseEvent) => {
      if (saveFirst()) event.preventDefault();
    },
  });
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button href={paths.univ.papers()}>{texts.back}</Button>
        <Button variant="outlined" onClick={() => !saveFirst() && setPreviewing(true)}>
          {texts.preview}
        </Button>
        <Button {...print(false)}>{texts.print}</Button>
        <Button {...print(true)}>{texts.printKey}</Button>
        <ExportPaper {...made} saveFirst={saveFirst} />
      </Box>
      {isDrawn && <Typography variant="caption">{texts.example}</Typography>}
      {isPreviewing && <PreviewDialog {...made} onClose={() => setPreviewing(false)} />}
    </div>
  );
}
