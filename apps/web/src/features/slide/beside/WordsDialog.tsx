import { useGetSlideWordsQuery } from '@cheese/api-client/slides/slidePanel';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { texts } from './texts';
import { WordsForm } from './WordsForm';

interface WordsDialogProps {
  slideId: number;
  onClose: () => void;
}

/** Edits all texts beside a slide and saves them together. */
export function WordsDialog({ slideId, onClose }: WordsDialogProps) {
  const query = useGetSlideWordsQuery({ slideId }, { refetchOnMountOrArgChange: true });
  return (
    <PanelDialog width="md" title={texts.title} lead={texts.lead} onClose={onClose}>
      <Answered
        query={{ ...query, data: query.isFetching ? undefined : query.data }}
        what={texts.what}
        skeleton={<RowsSkeleton count={6} />}
      >
        {(words) => <WordsForm slideId={slideId} words={words} onClose={onClose} />}
      </Answered>
    </PanelDialog>
  );
}
