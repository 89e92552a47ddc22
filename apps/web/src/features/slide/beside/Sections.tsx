import type { SlideSection } from '@cheese/domain/contract/slides/slidePanel';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';

/** Adapts the text to the dark background of the viewer. */
const Words = styled('section')(({ theme }) => ({
  marginBottom: 16,
  '& h2, & h3': { ...theme.typography.body1, margin: '0 0 8px', fontWeight: 600 },
  '& *': { color: 'inherit' },
}));

interface SectionsProps {
  sections: readonly SlideSection[];
  /** Level of the headings, which depends on the heading above. */
  heading?: 'h2' | 'h3';
}

export const Sections = ({ sections, heading: Heading = 'h2' }: SectionsProps) => (
  <>
    {sections.map(({ title, html, pictures }, at) => (
      <Words key={at}>
        <Heading>{title}</Heading>
        <SafeHtml html={html} />
        {pictures.map((picture) => (
          <ImageWithFallback key={picture} src={picture} alt={title} sizes="272px" />
        ))}
      </Words>
    ))}
  </>
);
