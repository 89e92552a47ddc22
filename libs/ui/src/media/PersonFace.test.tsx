import { screen } from '@testing-library/react';
import { PersonFace } from './PersonFace';
import { show } from '../testing/show';

it('is a picture where there is one', () => {
  show(<PersonFace src="avatar/a.webp" name="小芝" size={28} alt="我的头像" />);
  expect(screen.getByRole('img', { name: '我的头像' })).toHaveAttribute(
    'src',
    expect.stringContaining('avatar/a.webp'),
  );
});

it('is the first character of the name where there is none, said once', () => {
  const { showAgain } = show(<PersonFace src={null} name="𠮷田" size={28} />);
  expect(screen.getByText('𠮷')).toHaveAttribute('aria-hidden', 'true');
  showAgain(<PersonFace src={null} name="小芝" size={28} alt="我的头像" />);
  expect(screen.getByRole('img', { name: '我的头像' })).toHaveTextContent('小');
});
