import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';

const Head = styled('button')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 36,
  marginTop: 8,
  padding: '0 16px 0 24px',
  color: palette.text.third,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  textAlign: 'start',
  '&:hover': { color: palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: -2 },
  '& svg': { fontSize: 18, transition: 'transform 150ms ease-out' },
  '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
}));

interface NavGroupProps {
  name: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** A collapsible group of menu entries. */
export function NavGroup({ name, isOpenAtFirst, children }: NavGroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <div role="group" aria-label={name}>
      <Head
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
        <ExpandMore aria-hidden />
      </Head>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
