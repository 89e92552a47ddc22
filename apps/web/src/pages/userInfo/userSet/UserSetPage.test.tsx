import { organisationCalls } from '@cheese/domain/calls/people/organisation';
import { ownSchoolCalls } from '@cheese/domain/calls/school/ownSchool';
import { userCalls } from '@cheese/domain/calls/people/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCompleteUser, aUserInfo, rememberSomebody } from '../../../testing/aPerson';
import { renderSite } from '../../../testing/renderPage';
import { anAccount, openAccount } from '../testing/openAccount';

const address = '/userInfo/userSet';

describe('a person’s own pages', () => {
  it('ask a visitor to sign in, and remember where they were', async () => {
    const { session } = renderSite('/userInfo/userSet?showType=2');
    expect(await screen.findByText('系统检测到您未登录')).toBeVisible();
    expect(screen.getByText('登录后即可查看此页面')).toBeInTheDocument();
    expect(session.backPath.take()).toBe('/userInfo/userSet?showType=2');
  });

  it('let somebody leave without being asked to come back', async () => {
    const { user, at } = openAccount(address);
    await user.click(await screen.findByRole('button', { name: /账号菜单$/ }));
    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(at()).toBe('/'));
    expect(screen.queryByText('系统检测到您未登录')).not.toBeInTheDocument();
  });

  it('are one address and two, and keep whose head stands above them', async () => {
    openAccount('/userInfo?showType=3');
    const menu = within(await screen.findByRole('navigation', { name: '个人设置菜单' }));
    expect(menu.getByRole('link', { name: '个人资料' })).toHaveAttribute('aria-current', 'page');
    expect(menu.getByRole('link', { name: '账号安全' })).toHaveAttribute(
      'href',
      '/userInfo/accountSet?showType=3',
    );
  });
});

describe('the profile', () => {
  it('is saved, and the header follows at once', async () => {
    const service = anAccount();
    service.answers(userCalls.changeProfile, null);
    const { user, sent } = openAccount(address, service);
    const nickname = await screen.findByLabelText('昵称');
    await user.clear(nickname);
    await user.type(nickname, '小芝');
    await user.click(screen.getByRole('radio', { name: '女' }));
    await user.type(screen.getByLabelText('个人简介'), '全科医生');
    service.answers(userCalls.infoExtend, aUserInfo({ nickname: '小芝' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('资料已保存')).toBeVisible();
    expect(sent(userCalls.changeProfile.path)).toEqual([
      { nickname: '小芝', name: '王芳', gender: 2, introduction: '全科医生' },
    ]);
    expect(await screen.findByRole('button', { name: '小芝，账号菜单' })).toBeVisible();
  });

  it('is still written there for who had to sign in again while saving it', async () => {
    const service = anAccount();
    const gone = { status: 401, flag: 401, message: '登录已失效' };
    service.refuses(userCalls.changeProfile, gone);
    const { user, session } = openAccount(address, service);
    await user.type(await screen.findByLabelText('个人简介'), '全科医生');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('系统检测到您未登录')).toBeVisible();
    expect(screen.queryByLabelText('个人简介')).toBeNull();
    await act(() => session.signIn('again'));
    expect(await screen.findByLabelText('个人简介')).toHaveValue('全科医生');
    expect(await screen.findByText('已恢复您上次未保存的内容')).toBeVisible();
  });

  it('is not left without a question while something is not saved', async () => {
    const { user, at } = openAccount(address);
    await user.type(await screen.findByLabelText('个人简介'), '全科医生');
    await user.click(screen.getByRole('link', { name: '账号安全' }));
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(at()).toBe(address);
    expect(screen.getByLabelText('个人简介')).toHaveValue('全科医生');
  });

  it('says what is wrong before it asks, and leads to the first of it', async () => {
    const { user, sent } = openAccount(address);
    await user.clear(await screen.findByLabelText('昵称'));
    await user.clear(screen.getByLabelText('姓名'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('昵称不能为空')).toBeVisible();
    expect(screen.getByText('姓名不能为空')).toBeVisible();
    expect(screen.getByLabelText('昵称')).toHaveFocus();
    expect(sent(userCalls.changeProfile.path)).toEqual([]);
  });

  it('shows what the service refuses under its field', async () => {
    const service = anAccount();
    service.babbles(userCalls.changeProfile, 400, {
      flag: 400,
      message: '昵称含有不允许的内容',
      data: null,
      field: 'nickname',
    });
    const { user } = openAccount(address, service);
    await user.click(await screen.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByLabelText('昵称')).toBeInvalid());
    expect(screen.getByLabelText('昵称')).toHaveAccessibleDescription('昵称含有不允许的内容');
  });

  it('that cannot be read may be asked for again', async () => {
    // A remembered user: the page sends no second request that would remove the retry button.
    rememberSomebody();
    const service = anAccount();
    service.refuses(userCalls.infoComplete, { status: 500, flag: 500, message: '服务异常' });
    const { user } = openAccount(address, service);
    const again = await screen.findByRole('button', { name: '重试' });
    service.answers(userCalls.infoComplete, aCompleteUser());
    await user.click(again);
    expect(await screen.findByLabelText('昵称')).toHaveValue('王医生');
  });
});

describe('the school identity', () => {
  const pageOf = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({
      mainOrgId: from + i,
      name: `第${from + i}医学院`,
      logo: '',
    }));

  it('is shown by the roll of any school', async () => {
    const service = anAccount();
    service.answersWith(organisationCalls.main, ({ p }) =>
      p === '1' ? pageOf(1, 20) : pageOf(21, 2),
    );
    service.answers(userCalls.changeIdentity, null);
    const { user, sent } = openAccount(address, service);
    await user.click(await screen.findByRole('button', { name: '认证学校身份' }));
    const dialog = within(await screen.findByRole('dialog', { name: '认证学校身份' }));
    await dialog.findByRole('option', { name: '第22医学院' });
    await user.selectOptions(dialog.getByLabelText('学校'), '第22医学院');
    await user.type(dialog.getByLabelText('姓名'), '王芳');
    await user.type(dialog.getByLabelText('学号/工号'), 'S07');
    const organisation = { mainOrgId: 22, name: '第22医学院', logo: '' };
    const identity = { organisation, number: 'S07', orgUserRole: { code: 3 as const } };
    service.answers(userCalls.infoComplete, aCompleteUser(identity));
    service.answers(ownSchoolCalls.list, [
      { ...organisation, role: 3, number: 'S07', isHere: true },
    ]);
    await user.click(dialog.getByRole('button', { name: '提交认证' }));
    expect(await screen.findByText('学校身份认证成功')).toBeVisible();
    expect(sent(userCalls.changeIdentity.path)).toEqual([
      { mainOrgId: 22, name: '王芳', number: 'S07' },
    ]);
    expect(await screen.findByText('第22医学院')).toBeInTheDocument();
    expect(screen.getByText('学员 · S07')).toBeInTheDocument();
  });

  it('needs all three, and stays open where the roll knows nobody', async () => {
    const service = anAccount();
    service.answers(organisationCalls.main, pageOf(1, 1));
    service.refuses(userCalls.changeIdentity, {
      status: 404,
      flag: 404,
      message: '未找到匹配的学籍信息，请核对后重试',
    });
    const { user } = openAccount(address, service);
    await user.click(await screen.findByRole('button', { name: '认证学校身份' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '提交认证' }));
    for (const fault of ['姓名不能为空', '学号/工号不能为空']) {
      expect(dialog.getByText(fault)).toBeVisible();
    }
    expect(dialog.getByLabelText('学校')).toHaveFocus();
    await user.selectOptions(dialog.getByLabelText('学校'), '第1医学院');
    await user.type(dialog.getByLabelText('姓名'), '王芳');
    await user.type(dialog.getByLabelText('学号/工号'), 'S07{Enter}');
    expect(await screen.findByText('未找到匹配的学籍信息，请核对后重试')).toBeVisible();
    expect(dialog.getByLabelText('学号/工号')).toHaveValue('S07');
  });
});

describe('somebody of two schools', () => {
  const here = { mainOrgId: 1, name: '仁心医学院', logo: '' };
  const there = { mainOrgId: 2, name: '博爱医学院', logo: '' };
  const ofBoth = (current: number) =>
    [here, there].map((school) => ({
      ...school,
      role: 3 as const,
      number: `S${school.mainOrgId}`,
      isHere: school.mainOrgId === current,
    }));
  const belongsTo = (service: ReturnType<typeof anAccount>, school: typeof here) => {
    service.answers(userCalls.infoComplete, aCompleteUser({ organisation: school }));
    service.answers(ownSchoolCalls.list, ofBoth(school.mainOrgId));
  };

  it('goes on in the other one from the menu, on the same page, with a new token', async () => {
    const service = anAccount();
    belongsTo(service, here);
    const { user, sent, at, tokens } = openAccount(address, service);
    await screen.findByText('当前学校');
    service.answers(ownSchoolCalls.enter, { token: 'another', expiresAt: Date.now() + 1e6 });
    belongsTo(service, there);
    await user.click(await screen.findByRole('button', { name: /账号菜单$/ }));
    // The first match is the button in the menu, the second the one in the page.
    const [toOther] = await screen.findAllByRole('button', { name: '切换到博爱医学院' });
    await user.click(toOther as HTMLElement);
    expect(await screen.findByText('已切换到博爱医学院')).toBeVisible();
    expect(sent(ownSchoolCalls.enter.path)).toEqual([{ mainOrgId: 2 }]);
    expect([at(), tokens.get()]).toEqual([address, 'another']);
    expect(await screen.findAllByRole('button', { name: '切换到仁心医学院' })).not.toHaveLength(0);
  });

  it('leaves one, once it was said what becomes of the work there', async () => {
    const service = anAccount();
    belongsTo(service, here);
    service.answers(ownSchoolCalls.leave, null);
    const { user, sent } = openAccount(address, service);
    await user.click(await screen.findByRole('button', { name: '离开博爱医学院' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '离开博爱医学院？' }));
    expect(dialog.getByText(/考试记录与证书保留/)).toBeVisible();
    service.answers(ownSchoolCalls.list, ofBoth(1).slice(0, 1));
    await user.click(dialog.getByRole('button', { name: '离开学校' }));
    expect(await screen.findByText('已离开博爱医学院')).toBeVisible();
    expect(sent(ownSchoolCalls.leave.path)).toEqual([{ mainOrgId: 2 }]);
    await waitFor(() => expect(screen.queryByText('博爱医学院')).toBeNull());
  });
});
