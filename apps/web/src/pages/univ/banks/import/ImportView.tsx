import { useGetQuestionImportQuery } from '@cheese/api-client/exam/questionImport';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useState } from 'react';
import { FailedImport } from './FailedImport';
import { ImportPreview } from './ImportPreview';
import { ReadingImport } from './ReadingImport';
import { SavedImport } from './SavedImport';
import { texts } from './texts';

const OFTEN_MS = 1_000;

/** An import in its current state, which is kept on the server and survives a reload. */
export function ImportView({ importId }: { bankId: number; importId: number }) {
  const [isReading, setReading] = useState(true);
  const query = useGetQuestionImportQuery(
    { importId },
    { refetchOnMountOrArgChange: true, pollingInterval: isReading ? OFTEN_MS : 0 },
  );
  const isNow = query.data?.state === 'reading' || query.data === undefined;
  if (isNow !== isReading) setReading(isNow);
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton />}
      notFound={<NotFoundFace />}
    >
      {(found) => {
        switch (found.state) {
          case 'reading':
            return <ReadingImport found={found} />;
          case 'failed':
            return <FailedImport found={found} />;
          case 'waiting':
            return <ImportPreview found={found} />;
          default:
            return <SavedImport found={found} />;
        }
      }}
    </Answered>
  );
}
