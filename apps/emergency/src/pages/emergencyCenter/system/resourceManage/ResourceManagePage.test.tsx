import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { screen, waitFor, within } from '@testing-library/react';
import { signOut } from '../../../../testing/manage';
import { openResources as open } from './testing/openResources';

afterEach(signOut);

describe('the list of resources', () => {
  it('tells those on the shelf from those off it', async () => {
    const { rowOf, user, at } = open();
    expect((await rowOf('溺水急救要点')).getByText('已下架')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '已上架' }));
    expect(at()).toBe('/emergencyCenter/system/resourceManage?groundState=1');
    await waitFor(() => expect(screen.queryByText('溺水急救要点')).toBeNull());
  });

  it('puts several on the shelf at once', async () => {
    const { press, user, sent } = open();
    await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
    expect(screen.getByText('已选2个')).toBeVisible();
    await press('批量上架');
    expect(await screen.findByText('已上架 2 个资源')).toBeVisible();
    expect(sent(resourceCalls.setGround.path)).toEqual([{ ids: [6, 8], groundState: 1 }]);
    await waitFor(() => expect(screen.queryByText('已选2个')).toBeNull());
  });

  it('takes one off the shelf', async () => {
    const { press, sent } = open();
    await press('下架：地震避险');
    expect(await screen.findByText('已下架 1 个资源')).toBeVisible();
    expect(sent(resourceCalls.setGround.path)).toEqual([{ ids: [8], groundState: 0 }]);
  });

  it('removes one after it said what is lost', async () => {
    const { press, service } = open();
    await press('删除：溺水急救要点');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/全部文件，不能恢复/);
    await press('删除');
    expect(await screen.findByText('已删除')).toBeVisible();
    expect(service.asked).toContain('/resource/v1/delete?id=6');
  });

  it('no longer counts one that was removed', async () => {
    const { press, user, sent } = open();
    await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
    await press('删除：溺水急救要点');
    await press('删除');
    expect(await screen.findByText('已选1个')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('批量上架');
    await waitFor(() =>
      expect(sent(resourceCalls.setGround.path)).toEqual([{ ids: [8], groundState: 1 }]),
    );
  });

  it('previews one as trainees see it', async () => {
    const { press } = open();
    await press('预览：溺水急救要点');
    const dialog = within(await screen.findByRole('dialog', { name: '预览：溺水急救要点' }));
    expect(await dialog.findByText('转换失败：文件已加密')).toBeVisible();
  });
});
