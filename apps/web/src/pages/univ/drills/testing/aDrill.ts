import type { MadeDrill, MadeDrillDetail } from '@cheese/domain/contract/training/drillMaking';
import { packDrill } from '@cheese/drills/exchange/exchange';
import { tiny } from '@cheese/drills/testing/tiny';

export const aDrill = (more: Partial<MadeDrill> = {}): MadeDrill => ({
  id: 5,
  title: '小演练',
  topic: 9,
  difficulty: 1,
  sceneCount: 7,
  state: 'draft',
  isPlatform: false,
  scenarioId: null,
  version: 0,
  edition: 1,
  updatedAt: 0,
  ...more,
});

export const aDrillDetail = (more: Partial<MadeDrillDetail> = {}): MadeDrillDetail => ({
  ...aDrill(),
  file: packDrill(tiny),
  ...more,
});
