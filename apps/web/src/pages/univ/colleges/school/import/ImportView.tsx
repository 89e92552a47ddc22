import { useGetMemberImportQuery } from '@cheese/api-client/school/memberImport';
import type { HandedOut } from '@cheese/domain/contract/school/memberImport';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import { useState } from 'react';
import { HandedOutPart } from './HandedOutPart';
import { PreviewPart } from './PreviewPart';
import { SavedPart } from './SavedPart';
import { texts } from './texts';

/** An import in its current state. Initial passwords exist only in the memory of this page. */
export function ImportView({ importId }: { importId: number }) {
  const [handedOut, handOut] = useState<HandedOut | null>(null);
  const query = useGetMemberImportQuery({ importId }, { refetchOnMountOrArgChange: true });
  return (
    <UnsavedGuard>
      {handedOut && <HandedOutPart key={handedOut.workbook} handedOut={handedOut} />}
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(found) =>
          found.state === 'waiting' ? (
            <PreviewPart found={found} onHandedOut={handOut} />
          ) : (
            <SavedPart found={found} isHandedOut={handedOut !== null} onHandedOut={handOut} />
          )
        }
      </Answered>
    </UnsavedGuard>
  );
}
