import { Areas } from './Areas';
import { Recommended } from './Recommended';
import { Welcome } from './Welcome';

/** The start page of shift management. */
export function GetStarted() {
  return (
    <>
      <Welcome />
      <Recommended />
      <Areas />
    </>
  );
}
