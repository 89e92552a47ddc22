import type { ReactNode } from 'react';
import { type FailureKind, failureTexts } from './failure';
import { Notice } from './Notice';
import { LostPicture, NetworkPicture, ServerPicture } from './pictures';
import { RetryButton } from './RetryButton';

const pictures = {
  network: NetworkPicture,
  server: ServerPicture,
  refused: ServerPicture,
  notFound: LostPicture,
};

interface ErrorStateProps {
  kind?: FailureKind;
  /** Name of the content that failed, as in 课程列表. */
  what?: string;
  /** The reason; defaults to the usual message of this kind of failure. */
  message?: string;
  onRetry?: () => void;
  /** True while retrying. */
  busy?: boolean;
  action?: ReactNode;
  dense?: boolean;
}

export function ErrorState({
  kind = 'server',
  what = '内容',
  message,
  onRetry,
  busy = false,
  action,
  dense = false,
}: ErrorStateProps) {
  const Picture = pictures[kind];
  const lost = kind === 'notFound';
  const retry = onRetry && !lost && <RetryButton onRetry={onRetry} busy={busy} />;

  return (
    <Notice
      role="alert"
      picture={<Picture />}
      title={lost ? `${what}不存在` : `${what}加载失败`}
      detail={message || failureTexts[kind]}
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
      dense={dense}
    />
  );
}
