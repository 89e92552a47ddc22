import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Named } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { AppLink } from '@cheese/ui/links/AppLink';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { texts } from './texts';

export const ClassifyShape = styled('nav')(({ theme: { palette } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 56,
  marginTop: 16,
  paddingInline: 16,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .name': { flex: 'none', fontWeight: 600, marginRight: 8 },
  '& a': {
    flex: 'none',
    padding: '4px 12px',
    borderRadius: 4,
    color: palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { color: palette.accent.text, backgroundColor: palette.accent.wash },
  '& a:focus-visible': { outlineOffset: -2 },
}));

interface ClassifyRowProps {
  /** Undefined if loading failed: then only the link to all courses is shown. */
  classify: readonly Named[] | undefined;
}

export function ClassifyRow({ classify }: ClassifyRowProps) {
  if (classify?.length === 0) return null;
  return (
    <ClassifyShape aria-label={texts.classify}>
      <span className="name" aria-hidden>
        {texts.classify}
      </span>
      <AppLink href={paths.productList({ productType: commodityTypeCodes.course })}>
        {texts.allCourses}
      </AppLink>
      {classify?.map(({ id, name }) => (
        <AppLink
          key={id}
          href={paths.productList({ productType: commodityTypeCodes.course, classifyId: id })}
        >
          {name}
        </AppLink>
      ))}
    </ClassifyShape>
  );
}
