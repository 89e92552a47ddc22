import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { texts } from './texts';

interface AskButtonProps {
  courseId: number;
  itemId: number;
  /** The current second of the film, or the current page. */
  shown: () => number | undefined;
}

/** Link to the question form, with the item and the current place in it. */
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
