import type { NamingType } from '@cheese/domain/codes/learning/thingPages';
import type { Choosing } from '../../../../features/slide/choosing/ShelfGrid';
import { ExamShelf } from './ExamShelf';
import { FreeShelf } from './FreeShelf';
import { SchoolModels } from './SchoolModels';
import { SoldShelf } from './SoldShelf';

export interface ThingShelfProps extends Choosing {
  type: NamingType;
}

export function ThingShelf({ type, ...choosing }: ThingShelfProps) {
  switch (type) {
    case 16:
    case 48:
      return <SoldShelf type={type} {...choosing} />;
    case 128:
      return (
        <>
          <SchoolModels {...choosing} />
          <SoldShelf type={type} {...choosing} />
        </>
      );
    case 256:
    case 512:
      return <FreeShelf type={type} {...choosing} />;
    case 1024:
      return <ExamShelf {...choosing} />;
  }
}
