import { useGetSlideDetailQuery } from '@cheese/api-client/slides/slide';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../loading/lazyPart';
import { texts } from './texts';

const WordsDialog = lazyPart(async () => {
  const { WordsDialog: part } = await import('./WordsDialog');
  return { default: part };
}, LostInPlace);

/** Only for users who may edit the slide. */
export function EditWordsButton({ slideId }: { slideId: number }) {
  const { data } = useGetSlideDetailQuery({ id: slideId });
  const [isOpen, setOpen] = useState(false);
  if (!data?.isKeeping) return null;
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
        {texts.edit}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WordsDialog slideId={slideId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
