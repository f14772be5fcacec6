import { Outlet } from 'react-router';
import { ShiftFrame } from '~/features/demo/ShiftFrame';
import { CrashScreen } from '~/features/site/CrashScreen';

export default function ShiftLayout() {
  return (
    <ShiftFrame>
      <Outlet />
    </ShiftFrame>
  );
}

export function ErrorBoundary() {
  return <CrashScreen />;
}
