import { Outlet } from 'react-router';
import { DemoFrame } from '~/features/demo/DemoFrame';
import { CrashScreen } from '~/features/site/CrashScreen';

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
