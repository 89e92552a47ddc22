import { render, screen } from '@testing-library/react';
import { Feedback } from './Feedback';

const feedback = { says: '', why: '', critical: null, share: 0.5 };

it('says what the author wrote, and shows no empty box where nothing was written', () => {
  const { rerender } = render(<Feedback feedback={{ ...feedback, says: '他没有反应。' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('他没有反应。');
  rerender(<Feedback feedback={feedback} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
