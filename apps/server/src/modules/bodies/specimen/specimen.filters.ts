import type { BodySystem } from '@cheese/domain/codes/bodies/bodySystems';
import type { MorphologyField } from '@cheese/domain/codes/slides/morphology';
import { and, eq } from 'drizzle-orm';
import { isSoldAs } from './specimen.access';
import { specimen } from './specimen.tables';

interface Listed {
  field: MorphologyField | undefined;
  system: BodySystem | undefined;
}

export const isListed = ({ field, system }: Listed) =>
  and(isSoldAs, field && eq(specimen.field, field), system && eq(specimen.system, system));
