import { Notice } from '@cheese/ui/feedback/Notice';
import { EmptyPicture } from '@cheese/ui/feedback/pictures';
import type { ReactNode } from 'react';
import { texts } from './texts';

/** Stands in place of a sheet that is over already. */
export function EndedFace({ action }: { action: ReactNode }) {
  return (
    <Notice
      picture={<EmptyPicture />}
      title={texts.endedTitle}
      detail={texts.endedWhy}
      action={action}
    />
  );
}
