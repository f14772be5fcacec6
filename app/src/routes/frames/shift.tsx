import { Outlet } from 'react-router';
import { ShiftFrame } from '~/demo/ShiftFrame';
import { CrashScreen } from '~/site/CrashScreen';

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
