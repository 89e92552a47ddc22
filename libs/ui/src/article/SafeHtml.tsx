import { useMemo } from 'react';
import { Article } from './Article';
import { cleanHtml } from './cleanHtml';
import { useImageHost } from '../media/ImageHostProvider';
import { useInBrowser } from './useInBrowser';

/** Shows stored HTML, sanitized and in the theme's typography. */
export function SafeHtml({ html }: { html: string }) {
  const inBrowser = useInBrowser();
  const imageHost = useImageHost();
  const clean = useMemo(
    () => (inBrowser ? cleanHtml(html, { imageHost, origin: window.location.origin }) : ''),
    [inBrowser, html, imageHost],
  );

  return <Article dangerouslySetInnerHTML={{ __html: clean }} />;
}
