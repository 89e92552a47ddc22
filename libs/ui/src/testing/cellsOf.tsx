import { render } from '@testing-library/react';
import type { Column } from '../table/DataTable';

/** The text of each cell of a row, a link as `text(address)`. */
export const cellsOf = <Row,>(columns: readonly Column<Row>[], row: object) =>
  Object.fromEntries(
    columns.map(({ key, cell }) => {
      const { container, unmount } = render(<>{cell(row as Row)}</>);
      const said = container.cloneNode(true) as HTMLElement;
      said.querySelectorAll('a').forEach((a) => a.append(`(${a.getAttribute('href')})`));
      unmount();
      return [key, said.textContent.trim()];
    }),
  );
