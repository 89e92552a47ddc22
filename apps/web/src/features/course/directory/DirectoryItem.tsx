import { completionRules } from '@cheese/domain/codes/learning/completionRules';
import { coursewareTypes } from '@cheese/domain/codes/learning/coursewareTypes';
import type {
  CoursewareItem,
  SoldApart,
} from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import { durationText } from '@cheese/domain/rules/time/durationText';
import { paths } from '../../../paths';
import { Glyph } from '../Glyph';
import { texts } from '../texts';
import type { Follow } from '../useFollow';

interface DirectoryItemProps {
  item: CoursewareItem;
  isHere: boolean;
  /** Products that unlock parts of the item which the course itself does not include. */
  apart: SoldApart['things'];
  follow: Follow;
}

export function DirectoryItem({ item, isHere, apart, follow }: DirectoryItemProps) {
  const { id: itemId, courseId, type, title, durationS, rule, isTrial, isLocked, isStudied } = item;
  const words = (
    <>
      <span className="kind">{coursewareTypes[type]}</span>
      <span className="name">
        {title}
        {isHere && <span className="mark">{texts.here}</span>}
        {isTrial && !isStudied && <span className="mark trial">{texts.trial}</span>}
      </span>
      {durationS !== null && <span className="length">{durationText(durationS)}</span>}
      {isLocked && <Glyph shape="lock" name={texts.locked} />}
      {isStudied && <Glyph shape="tick" name={texts.done} />}
    </>
  );
  return (
    <li {...(isHere && { 'aria-current': 'step' as const })}>
      {isLocked ? (
        <span className="row">{words}</span>
      ) : (
        <a
          className="row"
          title={completionRules[rule]}
          href={paths.course.item({ courseId, itemId })}
          onClick={follow}
        >
          {words}
        </a>
      )}
      {apart.length > 0 && (
        <p className="apart">
          {texts.apart}
          {apart.map(({ type: sold, id, name }) => (
            <a
              key={`${sold} ${id}`}
              href={paths.commodity({ type: sold, productId: id })}
              onClick={follow}
            >
              {name}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}
