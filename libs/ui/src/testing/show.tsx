import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppTheme } from '../look/AppTheme';

function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{pathname + search}</div>;
}

/** Renders with the theme, inside a router at `/`. */
export const show = (piece: ReactNode) => {
  const dress = (content: ReactNode) => (
    <MemoryRouter>
      <AppTheme>{content}</AppTheme>
      <Address />
    </MemoryRouter>
  );
  const shown = render(dress(piece));
  return { ...shown, showAgain: (next: ReactNode) => shown.rerender(dress(next)) };
};
