import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { CompareFrame } from './CompareFrame';
import { CompareBench } from './CompareBench';
import { slidesSaid } from './compareAddress';
import { texts } from './texts';

/** Two to four slides side by side; the address keeps the slides and their views. */
export default function ComparePage() {
  const slides = slidesSaid(useSearchParams()[0].get('slides'));
  if (slides.length < 2) return <TooFew />;
  return <CompareBench key={slides.join()} slides={slides} />;
}

function TooFew() {
  useDocumentTitle(texts.title);
  return (
    <CompareFrame title={texts.title}>
      <EmptyState
        sentence={texts.tooFew}
        hint={texts.tooFewHint}
        action={<Button href={paths.slides()}>{texts.choose}</Button>}
      />
    </CompareFrame>
  );
}
