import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show';
import { FileDrop } from './FileDrop';

const aFile = (name: string) => new File(['a'], name);

it('hands over what was chosen, and the same again', async () => {
  const onFiles = jest.fn();
  const user = userEvent.setup();
  show(<FileDrop label="选择文件" hint="支持 xlsx" accept={['.xlsx']} onFiles={onFiles} />);
  const input = screen.getByLabelText('选择文件');
  await user.upload(input, aFile('a.xlsx'));
  await user.upload(input, aFile('a.xlsx'));
  expect(onFiles).toHaveBeenCalledTimes(2);
});

it('takes what is dropped, but no more files than one where it asks for one', () => {
  const onFiles = jest.fn();
  show(<FileDrop label="选择文件" hint="" accept={[]} onFiles={onFiles} />);
  const [first, second] = [aFile('a.xlsx'), aFile('b.xlsx')];
  fireEvent.drop(screen.getByText('选择文件'), { dataTransfer: { files: [first, second] } });
  expect(onFiles).toHaveBeenCalledWith([first]);
});
