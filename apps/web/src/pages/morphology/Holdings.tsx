import { useGetSlideFacetsQuery } from '@cheese/api-client/slides/slide';
import { useGetSlideLibraryListQuery } from '@cheese/api-client/slides/slideLibrary';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Figures = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  minHeight: 32,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  color: theme.palette.text.secondary,
  '& b': { ...theme.typography.h2, marginRight: 4, color: theme.palette.accent.text },
}));

const one = { page: 1, pageCnt: 1 };

/** Figures of the centre, left out if they cannot be loaded. */
export function Holdings() {
  const { data: facets } = useGetSlideFacetsQuery();
  const { data: libraries } = useGetSlideLibraryListQuery(one);
  const slides = facets?.fields.reduce((sum, { count }) => sum + count, 0);
  const figures: [number | undefined, string][] = [
    [slides, texts.slideFigure],
    [libraries?.total, texts.libraryFigure],
    [facets?.organs.length, texts.organFigure],
    [facets?.stains.length, texts.stainFigure],
  ];
  return (
    <Figures aria-label={texts.figures}>
      {figures.map(([count, what]) =>
        count ? (
          <li key={what}>
            <b>{count}</b>
            {what}
          </li>
        ) : null,
      )}
    </Figures>
  );
}
