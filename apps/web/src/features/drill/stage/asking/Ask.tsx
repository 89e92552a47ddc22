import type { DrillAsking } from '@cheese/domain/contract/training/shapes/drillScene';
import { AskAmount } from './AskAmount';
import type { AskProps } from './asking';
import { AskGo } from './AskGo';
import { AskOne } from './AskOne';
import { AskOrder } from './AskOrder';
import { AskPoint } from './AskPoint';
import { AskSeveral } from './AskSeveral';
import { AskPressing } from './pressing/AskPressing';

export function Ask({ asking, ...given }: AskProps<DrillAsking['kind']>) {
  switch (asking.kind) {
    case 'go':
      return <AskGo asking={asking} {...given} />;
    case 'one':
      return <AskOne asking={asking} {...given} />;
    case 'several':
      return <AskSeveral asking={asking} {...given} />;
    case 'order':
      return <AskOrder asking={asking} {...given} />;
    case 'point':
      return <AskPoint asking={asking} {...given} />;
    case 'amount':
      return <AskAmount asking={asking} {...given} />;
    case 'cpr':
      return <AskPressing asking={asking} {...given} />;
  }
}
