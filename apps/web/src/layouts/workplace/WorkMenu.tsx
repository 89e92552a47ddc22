import { NavGroup } from '@cheese/ui/frame/NavGroup';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { Fragment } from 'react';
import { useWorkplace } from './useWorkplace';

interface WorkMenuProps {
  /** True in the drawer, where only the group of the current page is open at first. */
  isShort?: boolean;
}

export function WorkMenu({ isShort = false }: WorkMenuProps) {
  const workplace = useWorkplace();
  if (!workplace) return null;
  const { groups, here } = workplace;
  return groups.map(({ name, areas }) => {
    const items = areas.map((area) => (
      <NavItem key={area.href} href={area.href} active={area.href === here}>
        {area.name}
      </NavItem>
    ));
    if (name === undefined) return <Fragment key={areas[0]?.href}>{items}</Fragment>;
    const isHere = areas.some(({ href }) => href === here);
    return (
      <NavGroup key={name} name={name} isOpenAtFirst={!isShort || isHere || groups.length === 1}>
        {items}
      </NavGroup>
    );
  });
}
