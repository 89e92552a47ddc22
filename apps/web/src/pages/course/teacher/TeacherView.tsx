import type { TeacherDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Section } from '@cheese/ui/frame/Section';
import { PersonFace } from '@cheese/ui/media/PersonFace';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CommodityGrid } from '../../../features/commodity/CommodityGrid';
import { CourseLines } from '../../../features/course/CourseLines';
import { paths } from '../../../paths';
import { texts } from './texts';

const head = { display: 'flex', alignItems: 'center', gap: 2, py: 2 };

export function TeacherView({ teacher }: { teacher: TeacherDetail }) {
  const { name, avatar, rank, organisation, introduction, onSale, ofSchool } = teacher;
  useDocumentTitle(name);
  const hasNone = onSale.length === 0 && ofSchool.length === 0;
  return (
    <>
      <Breadcrumbs trail={[{ label: texts.courses, href: paths.course.home() }, { label: name }]} />
      <Box sx={head}>
        <PersonFace src={avatar || null} name={name} size={88} />
        <div>
          <Typography variant="h1">{name}</Typography>
          <Typography sx={{ color: 'text.third' }}>
            {rank} · {organisation}
          </Typography>
        </div>
      </Box>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {introduction}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, py: 3 }}>
        {onSale.length > 0 && (
          <Section title={texts.onSale}>
            <CommodityGrid items={onSale} />
          </Section>
        )}
        {ofSchool.length > 0 && (
          <Section title={texts.ofSchool}>
            <CourseLines courses={ofSchool} />
          </Section>
        )}
        {hasNone && (
          <EmptyState
            sentence={texts.none}
            action={<Button href={paths.course.home()}>{texts.toCourses}</Button>}
          />
        )}
      </Box>
    </>
  );
}
