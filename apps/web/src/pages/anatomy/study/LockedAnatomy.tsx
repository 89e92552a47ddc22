import type { AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { LockedFrame } from '@cheese/ui/viewer/LockedFrame';
import Button from '@mui/material/Button';
import { OpenedBy } from '../../../features/commodity/detail/OpenedBy';
import { paths } from '../../../paths';
import { anatomyAsCard, soldOf } from '../anatomyAsCard';
import { texts } from './texts';

/** Shown without access: the anatomy, and how to get access. */
export function LockedAnatomy({ anatomy }: { anatomy: AnatomyDetail }) {
  const { id, name } = anatomy;
  useDocumentTitle(texts.titleOf(name));
  const sold = soldOf(anatomy);
  const toDetail = <Button href={paths.anatomyDetail({ id })}>{texts.seeDetail}</Button>;
  return (
    <LockedFrame name={name}>
      {sold ? (
        <EmptyState
          sentence={texts.locked}
          action={<OpenedBy item={anatomyAsCard(sold)} more={toDetail} />}
        />
      ) : (
        <EmptyState sentence={texts.locked} hint={texts.lockedHint} action={toDetail} />
      )}
    </LockedFrame>
  );
}
