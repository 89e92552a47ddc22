import type { AnatomyDetail } from '@cheese/domain/contract/viewers/anatomy';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { LockedFrame } from '@cheese/ui/viewer/LockedFrame';
import { paths } from '../../../paths';
import { texts } from './texts';

/** An anatomy that is not open to who came: its page says what opens it. */
export function LockedAnatomy({ anatomy: { id, name } }: { anatomy: AnatomyDetail }) {
  useDocumentTitle(texts.titleOf(name));
  return (
    <LockedFrame name={name}>
      <EmptyState
        sentence={texts.locked}
        hint={texts.lockedHint}
        action={<Button href={paths.anatomyDetail({ id })}>{texts.seeDetail}</Button>}
      />
    </LockedFrame>
  );
}
