import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Answerable, faceOf } from './answerable';
import { Awaited } from './Awaited';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { failureKind, failureTexts, readFailure } from './failure';
import { ProgressLine } from './ProgressLine';
import { UnreadableData } from './UnreadableData';
import { StaleNotice } from './StaleNotice';

export interface AnsweredProps<T> {
  query: Answerable<T>;
  /** The later shape of the content, in grey. */
  skeleton: ReactNode;
  /** Name of the content, as in 课程列表. */
  what?: string;
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Shown instead of the error state if the content does not exist. */
  notFound?: ReactNode;
  children: (data: T) => ReactNode;
}

const isNothing = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/** Only pictures fade, because faded text is unreadable. */
const renewing = { '& img': { opacity: 0.6, transition: 'opacity 150ms 120ms ease-out' } };

/** Chooses between the loading, failed, empty and full states of a query. */
export function Answered<T>({
  query,
  skeleton,
  what = '内容',
  empty = <EmptyState />,
  isEmpty = isNothing,
  notFound,
  children,
}: AnsweredProps<T>) {
  const face = faceOf(query);
  if (face.kind === 'waiting') return <Awaited>{skeleton}</Awaited>;

  const failure = readFailure(query.error);
  const kind = failureKind(failure);
  const message = failure.message || failureTexts[kind];
  const busy = query.isFetching;
  const retry = () => void query.refetch();

  if (face.kind === 'failed') {
    if (kind === 'notFound' && notFound !== undefined) return notFound;
    return <ErrorState kind={kind} what={what} message={message} onRetry={retry} busy={busy} />;
  }
  return (
    <Box aria-busy={busy} sx={{ position: 'relative' }}>
      {busy && <ProgressLine />}
      {face.stale && <StaleNotice what={what} message={message} onRetry={retry} busy={busy} />}
      <Box sx={busy ? renewing : null}>
        <UnreadableData
          data={face.data}
          face={<ErrorState kind="server" what={what} onRetry={retry} busy={busy} />}
        >
          <Full data={face.data} empty={empty} isEmpty={isEmpty}>
            {children}
          </Full>
        </UnreadableData>
      </Box>
    </Box>
  );
}

type FullProps<T> = Required<Pick<AnsweredProps<T>, 'empty' | 'isEmpty' | 'children'>> & {
  data: T;
};

/** A separate component, so that its errors reach the error boundary around it. */
function Full<T>({ data, empty, isEmpty, children }: FullProps<T>) {
  return isEmpty(data) ? empty : children(data);
}
