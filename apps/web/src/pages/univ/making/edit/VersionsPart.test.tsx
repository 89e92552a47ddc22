import { show } from '@cheese/ui/testing/show';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionsPart } from './VersionsPart';

function versions(...all: number[]) {
  const take = jest.fn().mockResolvedValue(null);
  const data = all.map((version) => ({ version }));
  const query = { data, isFetching: false, refetch: () => undefined };
  show(<VersionsPart query={query} lineOf={({ version }) => `版本 ${version}`} take={take} />);
  return take;
}

it('says that nothing was published yet', async () => {
  versions();
  expect(await screen.findByText('还没有发布过。')).toBeVisible();
});

it('goes back to the version that is chosen', async () => {
  const take = versions(1);
  expect(await screen.findByText('版本 1')).toBeVisible();
  expect(screen.queryByText('还没有发布过。')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '载入第 1 版' }));
  expect(take).toHaveBeenCalledWith(1);
  expect(await screen.findByText('已载入旧版，保存后生效')).toBeVisible();
});
