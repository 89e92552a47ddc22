import { messages } from '@cheese/domain/texts/messages';
import { AppLink } from '@cheese/ui/links/AppLink';
import { MenuPopup } from '@cheese/ui/popup/MenuPopup';
import { texts } from './texts';
import { useResources } from './useResources';

/** The menu of resources; its button shows the resource named in the address. */
export function ResourceMenu() {
  const resources = useResources();
  const chosen = resources.find(({ isChosen }) => isChosen)?.title ?? messages.allResources;
  return (
    <MenuPopup label={chosen} name={texts.resource(chosen)}>
      {resources.map(({ id, title, link, isChosen }) => (
        <li key={id}>
          <AppLink {...link} {...(isChosen && { 'aria-current': 'true' })}>
            {title}
          </AppLink>
        </li>
      ))}
    </MenuPopup>
  );
}
