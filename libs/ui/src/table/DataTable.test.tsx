import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../testing/show';
import { DataTable } from './DataTable';

interface Person {
  id: number;
  name: string;
}
const people: Person[] = [
  { id: 1, name: '甲' },
  { id: 2, name: '乙' },
];

function Table({ onSort = () => undefined }: { onSort?: () => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      <DataTable
        label="人员"
        columns={[
          { key: 'name', label: '姓名', cell: ({ name }) => name },
          { key: 'id', label: '编号', cell: ({ id }) => id, sort: { isSorted: true, onSort } },
        ]}
        rows={people}
        idOf={({ id }) => id}
        selection={{ chosen, nameOf: ({ name }) => name, onChange: setChosen }}
      />
      <p>已选 {[...chosen].join()}</p>
    </>
  );
}

it('names its columns and rows', () => {
  show(<Table />);
  const [, first] = within(screen.getByRole('table', { name: '人员' })).getAllByRole('row');
  expect(within(first as HTMLElement).getByText('甲')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: '姓名' })).toBeVisible();
});

it('chooses one row, then all of the page, then none', async () => {
  const user = userEvent.setup();
  show(<Table />);
  const all = screen.getByRole('checkbox', { name: '选择本页全部' });
  await user.click(screen.getByRole('checkbox', { name: '选择 乙' }));
  expect(screen.getByText('已选 2')).toBeVisible();
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(screen.getByText('已选 2,1')).toBeVisible();
  expect(all).toBeChecked();
  await user.click(all);
  expect(screen.getByText('已选')).toBeVisible();
});

it('says by which column it is ordered, and asks for another order', async () => {
  const onSort = jest.fn();
  show(<Table onSort={onSort} />);
  expect(screen.getByRole('columnheader', { name: '编号' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await userEvent.setup().click(screen.getByRole('button', { name: '编号' }));
  expect(onSort).toHaveBeenCalledTimes(1);
});
