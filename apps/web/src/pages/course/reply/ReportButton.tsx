import type { WordKind } from '@cheese/domain/codes/people/publicWords';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ReportWords } from '../../../features/comments/ReportWords';
import { useSession } from '../../../session/session';
import { texts } from './texts';

interface ReportButtonProps {
  kind: WordKind;
  id: number;
  /** Completes the accessible name of the button. */
  name: string;
}

export function ReportButton({ kind, id, name }: ReportButtonProps) {
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={texts.reportOf(name)}
        onClick={() => mayAct(pathname + search) && setOpen(true)}
      >
        {texts.report}
      </Button>
      {isOpen && <ReportWords kind={kind} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
