import { useTranslation } from 'react-i18next';

/** Data that a team space may hold, in the policy's order. */
const held = [
  { id: 'name', optional: true },
  { id: 'birth', optional: false },
  { id: 'email', optional: false },
  { id: 'company', optional: false },
  { id: 'dates', optional: false },
  { id: 'contract', optional: false },
  { id: 'number', optional: false },
  { id: 'contact', optional: false },
  { id: 'metrics', optional: false },
  { id: 'recognitions', optional: false },
  { id: 'shifts', optional: true },
  { id: 'wage', optional: true },
  { id: 'surveys', optional: true },
  { id: 'photo', optional: true },
] as const;

/** Which personal data is held, and for what purpose. */
export function DataHeld() {
  const { t } = useTranslation('legal');
  return (
    <table className="mt-6 w-full max-sm:block rounded-card border border-line bg-white border-separate border-spacing-0 overflow-clip">
      <thead className="max-sm:sr-only">
        <tr className="bg-sand text-left">
          <th scope="col" className="px-5 py-3 w-1/2">
            {t(($) => $.sections.categories.held)}
          </th>
          <th scope="col" className="px-5 py-3">
            {t(($) => $.sections.categories.purpose)}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {held.map(({ id, optional }) => (
          <tr key={id} className="max-sm:block max-sm:border-b max-sm:border-line max-sm:last:border-b-0 max-sm:py-3">
            <th
              scope="row"
              className="max-sm:block px-5 sm:py-3.5 sm:border-t border-line text-left align-top font-semibold"
            >
              {t(($) => $.sections.categories.data[id].name)}
              {optional && (
                <span className="ml-2 inline-block rounded-chip bg-sun px-2 text-sm font-bold">
                  {t(($) => $.sections.categories.optional)}
                </span>
              )}
            </th>
            <td className="max-sm:block px-5 sm:py-3.5 sm:border-t border-line align-top text-muted">
              {t(($) => $.sections.categories.data[id].purpose)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
