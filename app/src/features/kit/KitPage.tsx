import { Actions } from './Actions';
import { Carousels } from './Carousels';
import { Choices } from './Choices';
import { Contents } from './Contents';
import { Fields } from './Fields';
import { Marks } from './Marks';
import { Overlays } from './Overlays';
import { SchedulerParts } from './SchedulerParts';
import { useKitWords } from './words';

/** For developers: every component of `ui` in its states. It is in no build; `npm run dev` serves it at /dev/kit. */
export function KitPage() {
  const words = useKitWords();
  return (
    <main id="content" className="wrap py-10">
      <h1 className="text-4xl mb-8">{words.title}</h1>
      <Actions />
      <Marks />
      <Contents />
      <Choices />
      <Carousels />
      <Overlays />
      <Fields />
      <SchedulerParts />
    </main>
  );
}
