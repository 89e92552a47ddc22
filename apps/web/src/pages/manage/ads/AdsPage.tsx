import {
  useGetManagedAdsQuery,
  useOrderAdsMutation,
  useRemoveAdMutation,
} from '@cheese/api-client/content/adManage';
import { adPlaceCodes, type AdPlace, adPlaces } from '@cheese/domain/codes/content/adPlaces';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import { OrderedPage } from '../OrderedPage';
import { adColumns } from './adColumns';
import { AdDialog } from './AdDialog';
import { texts } from './texts';

const filters = { place: adPlaces } as const;
const codes = Object.keys(adPlaces).map(Number) as AdPlace[];

export default function AdsPage() {
  const { asked, href } = useListAddress(filters);
  const place = asked.place ?? adPlaceCodes.homeCarousel;
  const query = useGetManagedAdsQuery({ place }, { refetchOnMountOrArgChange: true });
  const [order] = useOrderAdsMutation();
  const [remove] = useRemoveAdMutation();
  const choices = codes.map((code) => ({
    label: adPlaces[code],
    href: href({ place: code }),
    isChosen: code === place,
  }));
  return (
    <OrderedPage
      texts={texts}
      query={query}
      columns={adColumns}
      order={(ids) => order({ place, ids }).unwrap()}
      remove={(id) => remove({ id }).unwrap()}
      dialog={(ad, onClose) => <AdDialog place={place} ad={ad} onClose={onClose} />}
    >
      <ChoiceRow label={texts.place} choices={choices} />
    </OrderedPage>
  );
}
