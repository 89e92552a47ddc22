import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { PreviewBanner } from '../../../features/course/PreviewBanner';
import { paths } from '../../../paths';
import { Columns } from './Columns';
import { CourseHead } from './CourseHead';
import { CourseSide } from './CourseSide';
import { CourseTabs } from './CourseTabs';
import { texts } from './texts';

export function CourseView({ course }: { course: CourseDetail }) {
  const { name, commodity } = course;
  useDocumentTitle(name);
  const subjects = (commodity?.tagPath ?? []).map((tag) => ({
    label: tag.name,
    href: paths.productList({ productType: commodityTypeCodes.course, tagId: tag.id }),
  }));
  return (
    <>
      <PreviewBanner course={course} />
      <Breadcrumbs
        trail={[{ label: texts.home, href: paths.course.home() }, ...subjects, { label: name }]}
      />
      <Columns>
        <div className="head">
          <CourseHead course={course} />
        </div>
        <div className="side">
          <CourseSide course={course} />
        </div>
        <div className="body">
          <CourseTabs course={course} />
        </div>
      </Columns>
    </>
  );
}
