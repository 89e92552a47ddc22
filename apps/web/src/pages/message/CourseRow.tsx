import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { CourseNotice } from '@cheese/domain/contract/people/shapes/noticeShapes';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { NoticeRow } from './NoticeRow';

interface CourseRowProps {
  notice: CourseNotice;
  facts?: ReactNode;
  /** What sent the notice; a course by default. */
  origin?: string;
}

/** A notice of a course or a classroom, with a link to it. */
export function CourseRow({ notice, facts, origin }: CourseRowProps) {
  const { title, text, courseId, courseName } = notice;
  const course =
    origin ?? paths.commodity({ type: commodityTypeCodes.course, productId: courseId });
  return (
    <NoticeRow
      notice={notice}
      name={title}
      heading={title}
      facts={
        <>
          <Link href={course}>{courseName}</Link>
          {facts}
        </>
      }
    >
      <p>{text}</p>
    </NoticeRow>
  );
}
