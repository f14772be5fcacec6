import { AppDownload } from './AppDownload';
import { Integrations } from './Integrations';

/** Where the product is used: beside the tools that a team has, and in its app. */
export default function Tools() {
  return (
    <>
      <Integrations />
      <AppDownload />
    </>
  );
}
