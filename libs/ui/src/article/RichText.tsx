import { styled } from '@mui/material/styles';
import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { useImageHost } from '../media/ImageHostProvider';
import { cleanFragment } from './cleanHtml';
import { drawnNodes } from './drawnNodes';
import { Formula } from './Formula';
import { formulaParts } from './formulaParts';
import { useInBrowser } from './useInBrowser';

/** Inherits the font of its surroundings. */
const Words = styled('div')(({ theme: { palette, typography } }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&.inline': { display: 'inline' },
  '& p, & ul, & ol': { margin: '0 0 8px' },
  '& h2, & h3, & h4': { ...typography.h4, margin: '0 0 8px' },
  '& > :last-child': { marginBottom: 0 },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 4, verticalAlign: 'middle' },
  '& audio': { display: 'block', width: '100%', maxWidth: 360, margin: '8px 0' },
  '& [role=region]': { overflowX: 'auto', margin: '8px 0' },
  '& table': { borderCollapse: 'collapse' },
  '& th, & td': { padding: '4px 12px', border: `1px solid ${palette.hairline}` },
  '& th': { backgroundColor: palette.ground },
}));

interface RichTextProps {
  html: string;
  /** Rendered inline. */
  isInline?: boolean;
  /** Renders parts of the text, such as gaps; must be a stable function. */
  drawText?: (text: string) => ReactNode;
}

const asIs = (text: string): ReactNode => text;
/** Most options are plain text, which needs no sanitizing. */
const isPlain = (html: string) => !/[<&\\]/.test(html);

/** Short stored HTML, such as the stem of a question: pictures, tables, sounds and formulas. */
export const RichText = memo(function RichText(props: RichTextProps) {
  const { html, isInline = false, drawText = asIs } = props;
  const inBrowser = useInBrowser();
  const imageHost = useImageHost();
  const drawn = useMemo(() => {
    if (isPlain(html)) return drawText(html);
    if (!inBrowser) return null;
    const { origin } = window.location;
    const clean = cleanFragment(html, { imageHost, origin, soundName: '题目音频' });
    return drawnNodes(clean, (text) => withFormulas(text, drawText));
  }, [html, inBrowser, imageHost, drawText]);
  return <Words className={isInline ? 'inline' : ''}>{drawn}</Words>;
});

const withFormulas = (text: string, drawText: (text: string) => ReactNode) =>
  formulaParts(text).map(({ tex, isBlock, words }, at) => (
    <Fragment key={at}>
      {tex === undefined ? drawText(words) : <Formula tex={tex} isBlock={isBlock} />}
    </Fragment>
  ));
