import { Outlet } from 'react-router';
import { CrashScreen } from '~/features/site/CrashScreen';
import { SiteFrame } from '~/features/site/SiteFrame';

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return <CrashScreen />;
}
