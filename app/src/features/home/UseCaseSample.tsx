import { useTranslation } from 'react-i18next';
import type { UseCaseId } from '~/content/home';
import { Screen } from './Screen';

const backgrounds: Record<UseCaseId, string> = {
  celebrate: 'bg-mint',
  reward: 'bg-peach',
  boost: 'bg-sky',
  manage: 'bg-warning-soft',
};

/** A sample of the demo for a use case. */
export function UseCaseSample({ id }: { id: UseCaseId }) {
  const { t } = useTranslation('home');
  return (
    <div className={`rounded-panel lg:rounded-none p-4 sm:p-7 lg:grid lg:place-items-center ${backgrounds[id]}`}>
      <Screen
        name={id}
        alt={t(($) => $.useCases[id].picture)}
        className="block w-auto h-auto max-w-[min(250px,100%)] sm:max-w-full mx-auto rounded-card shadow-card"
      />
    </div>
  );
}
