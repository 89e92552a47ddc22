import { pointOf } from '@cheese/domain/questions/point/area';
import FormHelperText from '@mui/material/FormHelperText';
import type { PlayerProps } from '../KindView';
import { texts } from '../texts';
import { PointMark } from './Marks';
import { Picture } from './Picture';
import { pointWord } from './places';

/** A point that is set on the picture. */
export function PointPlayer({ question, given, onGive, isDisabled }: PlayerProps) {
  const point = pointOf(given[0] ?? '');
  const [path = ''] = question.pictures;
  return (
    <div>
      <Picture
        path={path}
        at={point}
        label={texts.setPoint}
        onSet={isDisabled ? undefined : (next) => onGive([pointWord(next)])}
      >
        {point && <PointMark {...point} />}
      </Picture>
      <FormHelperText aria-live="polite">
        {point ? texts.pointAt(point.x, point.y) : texts.pointLead}
      </FormHelperText>
    </div>
  );
}
