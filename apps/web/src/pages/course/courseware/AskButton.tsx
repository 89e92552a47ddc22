import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

interface AskButtonProps {
  courseId: number;
  itemId: number;
  /** The second of the film, or the page, at this moment. */
  shown: () => number | undefined;
}

/** The way to a question about this item, which knows where in it one was when it came up. */
export function AskButton({ courseId, itemId, shown }: AskButtonProps) {
  const navigate = useNavigate();
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    void navigate(paths.askCourse({ courseId, itemId, at: shown() }));
  };
  return (
    <Button href={paths.askCourse({ courseId, itemId })} onClick={ask}>
      {texts.ask}
    </Button>
  );
}
