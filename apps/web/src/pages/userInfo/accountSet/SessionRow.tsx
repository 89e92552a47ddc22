import type { Session } from '@cheese/domain/contract/people/session';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { FactRow } from '../FactRow';
import { texts } from './texts';

interface SessionRowProps {
  session: Session;
  onRevoke: (id: number) => void;
}

export function SessionRow({ session, onRevoke }: SessionRowProps) {
  const { id, device, address, signedInAt, lastUsedAt, isCurrent } = session;
  return (
    <FactRow
      title={device}
      detail={
        <>
          {address} · {texts.signedInAt} <RelativeTime at={signedInAt} /> · {texts.lastUsedAt}{' '}
          <RelativeTime at={lastUsedAt} />
        </>
      }
      action={
        isCurrent ? (
          <Chip variant="outlined" color="primary" label={texts.current} />
        ) : (
          <Button aria-label={texts.revokeOne(device)} onClick={() => onRevoke(id)}>
            {texts.revoke}
          </Button>
        )
      }
    />
  );
}
