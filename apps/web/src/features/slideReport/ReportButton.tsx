import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../loading/lazyPart';
import { useSession } from '../../session/session';
import { texts } from './texts';

const ReportDialog = lazyPart(async () => {
  const { ReportDialog: part } = await import('./ReportDialog');
  return { default: part };
}, LostInPlace);

/** Reports a fault to the slide's owner; a visitor returns here after the login. */
export function ReportButton({ slideId }: { slideId: number }) {
  const [isOpen, setOpen] = useState(false);
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FlagOutlined />}
        onClick={() => mayAct(pathname + search) && setOpen(true)}
      >
        {texts.report}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog slideId={slideId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
