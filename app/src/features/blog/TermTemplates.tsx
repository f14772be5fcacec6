import { useTranslation } from 'react-i18next';

/** Translations of categories and tags, which the server uses as templates. */
export function TermTemplates() {
  const { t } = useTranslation('blogTerms');
  const categories = t(($) => $.categories, { returnObjects: true });
  const tags = t(($) => $.tags, { returnObjects: true });
  return (
    <>
      {Object.entries(categories).map(([slug, { name, description }]) => (
        <p key={slug} data-category-words={slug}>
          <b>{name}</b>
          <i>{description}</i>
        </p>
      ))}
      {Object.entries(tags).map(([slug, name]) => (
        <p key={slug} data-tag-words={slug}>
          {name}
        </p>
      ))}
    </>
  );
}
