import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import type { ComponentType } from 'react';
import { useSessionState } from '../../session/session';

/** A page of who runs the platform; to everybody else there is none. The server refuses them, too. */
export const forAdmins = (Page: ComponentType): ComponentType =>
  function AdminsOnly() {
    const { person } = useSessionState();
    if (person === null) {
      return (
        <Content>
          <RowsSkeleton />
        </Content>
      );
    }
    return person.all.user.isPlatformAdmin ? <Page /> : <NotFoundFace />;
  };
