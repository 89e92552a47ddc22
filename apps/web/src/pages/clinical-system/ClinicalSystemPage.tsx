import { neighbourPaths } from '@cheese/domain/codes/people/neighbours';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Content } from '@cheese/ui/frame/Content';
import { useLocation } from 'react-router-dom';
import { CaseListing } from './CaseListing';
import { LoginWay } from './LoginWay';
import { OwnTrainer } from './OwnTrainer';

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

export default function ClinicalSystemPage() {
  const path = withSlash(useLocation().pathname);
  return (
    <OwnTrainer>
      <Content>
        {path === neighbourPaths.clinical && <CaseListing />}
        {path === withSlash(neighbourPaths.clinicalLogin) && <LoginWay />}
        {!known.includes(path) && <NotFoundFace />}
      </Content>
    </OwnTrainer>
  );
}

const known: readonly string[] = [neighbourPaths.clinical, withSlash(neighbourPaths.clinicalLogin)];
