import type { ReactNode } from 'react';
import { Notice } from './Notice';
import { EmptyPicture, SearchPicture } from './pictures';

const pictures = { nothing: EmptyPicture, search: SearchPicture };

interface EmptyStateProps {
  /** A full sentence, as in 您还没有收藏课程. */
  sentence?: string;
  hint?: string;
  /** The next step: a button or a link. */
  action?: ReactNode;
  picture?: keyof typeof pictures;
  dense?: boolean;
}

export function EmptyState({
  sentence = '暂无内容',
  hint,
  action,
  picture = 'nothing',
  dense = false,
}: EmptyStateProps) {
  const Picture = pictures[picture];
  return (
    <Notice picture={<Picture />} title={sentence} detail={hint} action={action} dense={dense} />
  );
}
