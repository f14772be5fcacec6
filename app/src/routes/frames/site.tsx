import { Outlet } from 'react-router';
import { CrashScreen } from '~/site/CrashScreen';
import { SiteFrame } from '~/site/SiteFrame';

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
