import { Outlet } from 'react-router';
import { DemoFrame } from '~/demo/DemoFrame';
import { CrashScreen } from '~/site/CrashScreen';

export default function DemoLayout() {
  return (
    <DemoFrame>
      <Outlet />
    </DemoFrame>
  );
}

export function ErrorBoundary() {
  return <CrashScreen />;
}
