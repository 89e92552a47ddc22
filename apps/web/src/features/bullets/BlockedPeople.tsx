import type { BulletBlocks } from '@cheese/domain/contract/training/bulletComment';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { texts } from './texts';

interface BlockedPeopleProps {
  senders: BulletBlocks['senders'];
  keep: (senders: BulletBlocks['senders']) => void;
}

/** Blocked users, identified by their comments; unblocked one by one or all at once. */
export function BlockedPeople({ senders, keep }: BlockedPeopleProps) {
  const box = useRef<HTMLDivElement>(null);
  const forgive = (isForgiven: (id: number) => boolean) => {
    keep(senders.filter(({ id }) => !isForgiven(id)));
    // The pressed button disappears, so the focus returns to the dialog.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {senders.length > 0 && (
        <p>
          {texts.people(senders.length)}{' '}
          <Button size="small" onClick={() => forgive(() => true)}>
            {texts.forgive}
          </Button>
        </p>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {senders.map(({ id, text }) => (
          <Forgivable
            key={id}
            who={texts.wrote(text)}
            onForgive={() => forgive((one) => one === id)}
          />
        ))}
      </Stack>
    </div>
  );
}

interface ForgivableProps {
  who: string;
  onForgive: () => void;
}

const Forgivable = ({ who, onForgive }: ForgivableProps) => (
  <Chip
    component="button"
    type="button"
    label={who}
    aria-label={texts.forgiveOne(who)}
    onClick={onForgive}
    onDelete={onForgive}
    sx={{ maxWidth: 1 }}
  />
);
