import { useGetMediaQuery } from '@cheese/api-client/learning/media';
import type { MediaKind } from '@cheese/domain/codes/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { texts as common } from '@cheese/ui/management/texts';
import Button from '@mui/material/Button';
import { useDeferredValue, useState } from 'react';
import { factsOf, stateText } from './mediaWords';
import { texts } from './texts';

const STEP = 20;
const MOST = 100;

interface ChooseMediaDialogProps {
  kind: MediaKind;
  onChoose: (media: MediaShown) => void;
  onClose: () => void;
}

/** Chooses one of the films or documents that the school has uploaded, the newest first. */
export function ChooseMediaDialog({ kind, onChoose, onClose }: ChooseMediaDialogProps) {
  const fields = useFields({ keyword: '' });
  const [most, setMost] = useState(STEP);
  const keyword = useDeferredValue(fields.values.keyword.trim());
  const query = useGetMediaQuery(
    { page: 1, pageCnt: most, kind, ...(keyword && { keyword }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PanelDialog title={texts.chooseTitle[kind]} width="md" onClose={onClose}>
      <FormField name="keyword" label={texts.search} autoComplete="off" fields={fields} />
      <Answered
        query={query}
        what={texts.label[kind]}
        skeleton={<RowsSkeleton count={5} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            sentence={(keyword ? common.nothingFound : common.empty)(texts.label[kind])}
          />
        }
      >
        {({ list, total }) => (
          <>
            <Lines>
              {list.map((media) => (
                <Line key={media.id}>
                  <div className="words">
                    <b>{media.name}</b>
                    <small>
                      {[stateText(media), ...factsOf(media), media.ownerName].map((fact) => (
                        <span key={fact}>{fact}</span>
                      ))}
                    </small>
                  </div>
                  {media.state !== 'failed' && (
                    <Button
                      variant="outlined"
                      aria-label={texts.of(texts.take, media.name)}
                      onClick={() => onChoose(media)}
                    >
                      {texts.take}
                    </Button>
                  )}
                </Line>
              ))}
            </Lines>
            {total > list.length && most < MOST && (
              <Button onClick={() => setMost(most + STEP)}>{texts.more}</Button>
            )}
          </>
        )}
      </Answered>
    </PanelDialog>
  );
}
