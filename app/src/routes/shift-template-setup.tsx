import { templateSamples } from '~/features/template/samples';
import { TemplateSetup } from '~/features/template/TemplateSetup';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfPath } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/shift-template-setup';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const texts = await loadTexts(languageOfPath(new URL(request.url).pathname), 'template', 'kept');
  return { texts, samples: templateSamples(texts.template) };
}

export const meta = textMeta('template');

export default function TemplateSetupRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content">
      <TemplateSetup samples={loaderData.samples} />
    </main>
  );
}
