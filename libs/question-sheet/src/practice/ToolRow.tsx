import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import EditNote from '@mui/icons-material/EditNote';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Question } from '../Paper';
import { NoteBox } from './NoteBox';
import type { QuestionTools } from './QuestionTools';
import { texts } from './texts';

const MOST_WORDS = 500;

interface ToolRowProps {
  tools: QuestionTools;
  question: Question;
}

export function ToolRow({ tools: { collecting, notes, report }, question: { id } }: ToolRowProps) {
  const [open, setOpen] = useState<'note' | 'report' | null>(null);
  const isCollected = collecting?.isCollected(id) ?? false;
  const close = () => setOpen(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {collecting && (
          <Button
            size="small"
            color="inherit"
            startIcon={isCollected ? <Bookmark color="primary" /> : <BookmarkBorder />}
            aria-pressed={isCollected}
            onClick={() => collecting.collect(id, !isCollected)}
          >
            {isCollected ? texts.collected : texts.collect}
          </Button>
        )}
        {notes && (
          <Button
            size="small"
            color="inherit"
            startIcon={<EditNote />}
            aria-expanded={open === 'note'}
            onClick={() => setOpen(open === 'note' ? null : 'note')}
          >
            {texts.note}
          </Button>
        )}
        {report && (
          <Button
            size="small"
            color="inherit"
            startIcon={<ReportOutlined />}
            onClick={() => setOpen('report')}
          >
            {texts.report}
          </Button>
        )}
      </Box>
      {notes && open === 'note' && <NoteBox notes={notes} questionId={id} onDone={close} />}
      {report && open === 'report' && (
        <ReasonDialog
          title={texts.reportTitle}
          label={texts.reportWhat}
          placeholder={texts.reportLead}
          empty={texts.reportLead}
          maxLength={MOST_WORDS}
          lines={3}
          confirm={texts.send}
          act={(words) => report(id, words)}
          done={texts.reported}
          onClose={close}
        />
      )}
    </>
  );
}
