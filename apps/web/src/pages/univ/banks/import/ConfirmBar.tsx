import type { QuestionImport } from '@cheese/domain/contract/exam/questionImport';
import { Card } from '@cheese/ui/frame/Card';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmImport } from './ConfirmImport';
import { texts } from './texts';

const bar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mt: 2,
  px: 2,
  py: 1,
} as const;

/** Number of questions to import, always visible. */
export function ConfirmBar({ found }: { found: QuestionImport }) {
  const [isAsking, ask] = useState(false);
  const { taken } = found.counts;
  return (
    <Card sx={bar}>
      <span>{taken > 0 ? texts.summary(found.total, taken) : texts.nothingTaken}</span>
      <Button variant="contained" disabled={taken === 0} onClick={() => ask(true)}>
        {texts.confirm(taken)}
      </Button>
      {isAsking && <ConfirmImport found={found} onClose={() => ask(false)} />}
    </Card>
  );
}
