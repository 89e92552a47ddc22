import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SiteName, useDocumentTitle } from './useDocumentTitle';

function Titled({ name, children }: { name?: string; children?: ReactNode }) {
  useDocumentTitle(name);
  return children;
}

function Face() {
  useDocumentTitle('404', { isFace: true });
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

it('gives way to a face in the place of the page, as long as that is shown', () => {
  const { rerender } = render(<Titled name="资讯" children={<Face />} />);
  expect(document.title).toBe('404');
  rerender(<Titled name="又一篇资讯" children={<Face />} />);
  expect(document.title).toBe('404');
  rerender(<Titled name="又一篇资讯" />);
  expect(document.title).toBe('又一篇资讯');
  rerender(<Titled name="又一篇资讯" children={<Face />} />);
  expect(document.title).toBe('404');
});

it('keeps the last title until the next page has come', () => {
  const { rerender } = render(<Titled name="资讯" />);
  rerender(<p />);
  expect(document.title).toBe('资讯');
});
