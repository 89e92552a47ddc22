import { fakeService } from '@cheese/api-client/testing/fakeService';
import { schoolProfileCalls } from '@cheese/domain/calls/school/schoolProfile';
import { screen, waitFor } from '@testing-library/react';
import { openAsSchool } from '../testing/openAsSchool';

const address = '/univ/colleges/school/profile';
const profile = {
  id: 1,
  name: '仁心医学院',
  shortName: '',
  contactName: '',
  contactPhone: '',
  address: '',
  colour: null,
  logo: '',
  version: 1,
};

function given() {
  const service = fakeService();
  service.answers(schoolProfileCalls.detail, profile);
  return service;
}

it('saves what was changed on the version that was seen', async () => {
  const service = given();
  const edited: object[] = [];
  service.answersWith(schoolProfileCalls.edit, (_, body) => {
    edited.push(body);
    return { ...profile, shortName: '仁心', colour: 'blue', version: 2 };
  });
  const { user } = await openAsSchool(address, service);
  await user.type(await screen.findByRole('textbox', { name: '简称' }), '仁心');
  await user.click(screen.getByRole('radio', { name: '蓝色' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeVisible();
  const { id: _id, logo: _logo, ...asked } = profile;
  expect(edited).toEqual([{ ...asked, shortName: '仁心', colour: 'blue' }]);
});

it('tells of a newer version, and loses nothing that was typed', async () => {
  const service = given();
  const { user } = await openAsSchool(address, service);
  const name = await screen.findByRole('textbox', { name: '简称' });
  await user.type(name, '仁心');
  service.refuses(schoolProfileCalls.edit, { status: 409, flag: 409, message: '已被他人修改' });
  service.answers(schoolProfileCalls.detail, { ...profile, address: '学院路 1 号', version: 2 });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/已有更新的版本/)).toBeVisible();
  expect(name).toHaveValue('仁心');
});

it('refuses a logo that is too large before it is sent', async () => {
  const service = given();
  const { user } = await openAsSchool(address, service);
  const large = new File([new Uint8Array(5 * 1024 ** 2 + 1)], 'a.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('选择标志图片'), large);
  expect(await screen.findByText('图片不能超过 5 MB')).toBeVisible();
});

it('changes the logo at once', async () => {
  const service = given();
  service.answers(schoolProfileCalls.logo, { logo: 'logo/a.webp' });
  const { user } = await openAsSchool(address, service);
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('选择标志图片'), file);
  await waitFor(() => expect(screen.getByText('标志已更换')).toBeVisible());
});
