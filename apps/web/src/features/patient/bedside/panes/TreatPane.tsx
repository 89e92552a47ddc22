import type { PaneProps } from '../Deeds';
import { HandOver } from './HandOver';
import { OrderList } from './OrderList';
import { texts } from './texts';

export const TreatPane = ({ choices, run: { sight }, isBusy, act }: PaneProps) => (
  <>
    <OrderList
      search={texts.searchTreatments}
      items={choices.treatments.map(({ yuan, minutes, ...treatment }) => ({
        ...treatment,
        costs: texts.treatmentCosts(yuan, minutes),
        state: sight.done.treatments.includes(treatment.id) ? texts.carriedOut : null,
      }))}
      verb={texts.carryOut}
      isBusy={isBusy}
      order={(treatment) => void act({ kind: 'treat', treatment })}
    />
    <HandOver places={choices.places} isBusy={isBusy} act={act} />
  </>
);
