import { useGetResourceQuery } from '@cheese/emergency-api/resource';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { messages } from '@cheese/domain/texts/messages';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { isConverting } from '@cheese/ui/files/fileFace';
import { ResourceBody } from './ResourceBody';
import { texts } from './texts';

/** Polling interval while a document is being converted. */
const LOOK_AGAIN_MS = 5000;

export default function ResourcePage() {
  const id = idParam(useSearchParams()[0], 'id');
  const query = useWatchedResource(id);
  const title = query.currentData?.title;
  useDocumentTitle(title ?? texts.what);
  const lost = <NotFoundFace homeHref={paths.home()} />;
  if (!id) return lost;

  const trail = [
    { label: messages.home, href: paths.home() },
    ...(title ? [{ label: title }] : []),
  ];
  return (
    <Content>
      <Breadcrumbs trail={trail} />
      <Answered query={query} what={texts.what} skeleton={<RowsSkeleton />} notFound={lost}>
        {(resource) => <ResourceBody key={resource.id} resource={resource} />}
      </Answered>
    </Content>
  );
}

function useWatchedResource(id: number | undefined) {
  const [pollingInterval, setPolling] = useState(0);
  const query = useGetResourceQuery(id ? { id } : skipToken, {
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  const wanted = isConverting(query.currentData?.files ?? []) ? LOOK_AGAIN_MS : 0;
  if (wanted !== pollingInterval) setPolling(wanted);
  return query;
}
