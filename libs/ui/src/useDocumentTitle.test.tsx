import { render } from '@testing-library/react';
import { SiteName, useDocumentTitle } from './useDocumentTitle';

function Titled({ name }: { name?: string }) {
  useDocumentTitle(name);
  return null;
}

const show = (name?: string) => (
  <SiteName value="公益急救培训平台">
    <Titled {...(name && { name })} />
  </SiteName>
);

it('puts the page first and the site last', () => {
  const { rerender } = render(show('溺水救援'));
  expect(document.title).toBe('溺水救援 - 公益急救培训平台');
  rerender(show());
  expect(document.title).toBe('公益急救培训平台');
});
