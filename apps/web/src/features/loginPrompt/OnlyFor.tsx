import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import type { ComponentType } from 'react';
import { useSessionState } from '../../session/session';
import { type RequiredRole, hasRole } from '../../session/requiredRole';

/** Other roles get a not-found page; the server refuses them too. */
export const onlyFor = (standing: RequiredRole, Page: ComponentType): ComponentType =>
  function OnlyFor() {
    const { person } = useSessionState();
    if (person === null) {
      return (
        <Content>
          <RowsSkeleton />
        </Content>
      );
    }
    return hasRole(person.all.user, standing) ? <Page /> : <NotFoundFace />;
  };
