import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '~/shared/useHydrated';
import { Button } from '~/ui/Button';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { authorizationUrl } from './addresses';
import { googleClientId } from './signUpApi';

const badgeIcon = 'M4 8h16v12H4zM9 8V5h6v3M12 12.2a1.8 1.8 0 1 0 0 .1M8.5 17.5c1-2.6 6-2.6 7 0';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** The error code, if any. */
const codeOf = (error: unknown) => (error instanceof Error && typeof error.cause === 'string' ? error.cause : '');

/** Sign-up with a work account: shows the provider's address without following it. */
export function ProviderButton() {
  const { t } = useTranslation('signUp');
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const reasons = t(($) => $.provider.reasons, { returnObjects: true });
  const reasonOf = (error: unknown) => reasons[codeOf(error)] ?? messageOf(error);
  const begin = async () => {
    setAsking(true);
    try {
      const clientId = await googleClientId().catch((error: unknown) => {
        window.alert(t(($) => $.provider.noClientId) + (reasonOf(error) || t(($) => $.provider.unknownError)));
      });
      if (!clientId) return;
      const url = authorizationUrl(clientId, window.location.origin);
      console.info(url);
      window.alert(t(($) => $.provider.generated) + url);
    } catch (error) {
      window.alert(t(($) => $.provider.failed) + reasonOf(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button
      variant="outline"
      tone="white"
      className="w-full min-h-13 text-balance"
      disabled={asking || !hydrated}
      onClick={begin}
    >
      <StrokeIcon path={badgeIcon} className="size-6" />
      {t(($) => $.provider.button)}
    </Button>
  );
}
