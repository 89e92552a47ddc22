import { Notice } from '@cheese/ui/feedback/Notice';
import { EmptyPicture } from '@cheese/ui/feedback/pictures';
import type { ReactNode } from 'react';
import { texts } from './texts';

/** Shown instead of a paper that is already over. */
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
