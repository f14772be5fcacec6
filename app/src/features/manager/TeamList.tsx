import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTeam, useThankedColleagues } from '~/demo/ledger';
import { Portrait } from '~/demo/Portrait';
import type { Member } from '~/demo/people';
import { groupedNumber } from '~/shared/groupedNumber';
import { pathToMember } from '~/shared/paths';
import { plainText } from '~/shared/plainText';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { formatJoined } from './formatJoined';

/** Figures are aligned at their last digit, below the end of their heading. */
const figure = 'px-2.5 lg:px-4 py-2.5 text-right tabular-nums';

const columns = ['name', 'currentBalance', 'totalRecognitions', 'recentRecognitions', 'dateJoined'] as const;
type Column = (typeof columns)[number];

interface Order {
  column: Column;
  ascending: boolean;
}

function compare(a: Member, b: Member, column: Column): number {
  const [left, right] = [a[column], b[column]];
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : String(left).localeCompare(String(right), 'es');
}

/** The team as a table: search by name or e-mail, sort by any column, open a member. */
export default function TeamList() {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>({ column: 'name', ascending: true });
  const members = useTeam();
  const colleagues = useThankedColleagues().filter(({ name }) => plainText(name).includes(plainText(search.trim())));
  const shown = useMemo(() => {
    const needle = plainText(search.trim());
    const found = members.filter(({ name, email }) => plainText(`${name} ${email}`).includes(needle));
    return found.sort((a, b) => compare(a, b, order.column) * (order.ascending ? 1 : -1));
  }, [members, search, order]);
  const sortBy = (column: Column) =>
    setOrder((before) => ({
      column,
      ascending: before.column === column ? !before.ascending : column === 'name',
    }));
  const cell = (member: Member, column: Column) => {
    const value = member[column];
    if (column === 'dateJoined') return formatJoined(member.dateJoined, language);
    return typeof value === 'number' ? groupedNumber(value, language) : value;
  };
  const found = shown.length + colleagues.length;
  const Arrow = order.ascending ? ArrowUp : ArrowDown;
  return (
    <div className="grid gap-4">
      <input
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        aria-label={t(($) => $.team.search)}
        placeholder={t(($) => $.team.search)}
        className="w-full max-w-md min-h-11 px-3.5 rounded-control border-firm border-line-strong bg-white"
      />
      <p role="status" className={found === 0 ? 'text-muted' : 'sr-only'}>
        {search.trim() !== '' && (found === 0 ? t(($) => $.team.none) : t(($) => $.team.found, { count: found }))}
      </p>
      <div className="rounded-card border border-line bg-white shadow-card overflow-x-auto">
        <table className="w-full min-w-155 max-sm:min-w-128 text-left">
          <caption className="sr-only">{t(($) => $.team.title)}</caption>
          <thead>
            <tr className="border-b border-line">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={order.column === column ? (order.ascending ? 'ascending' : 'descending') : undefined}
                  className={clsx('px-2.5 lg:px-4 font-semibold', column !== 'name' && 'text-right')}
                >
                  <button
                    type="button"
                    className="inline-flex items-center gap-1.5 min-h-12 leading-tight"
                    onClick={() => startTransition(() => sortBy(column))}
                  >
                    {t(($) => $.team.columns[column])}
                    {order.column === column && <Arrow className="size-4" aria-hidden="true" />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((member) => (
              <tr key={member.id} data-member={member.id} className="border-b border-line last:border-0 hover:bg-paper">
                <th scope="row" className="px-2.5 lg:px-4 py-2.5 font-normal">
                  <Link
                    to={pathToMember(member.id, language)}
                    className="inline-flex items-center gap-3 min-h-11 font-semibold underline-offset-4 hover:underline"
                  >
                    <Portrait person={member} className="size-10" />
                    <span>
                      {member.name}
                      <span className="block text-small font-normal text-muted max-sm:hidden">{member.email}</span>
                    </span>
                  </Link>
                </th>
                {columns.slice(1).map((column) => (
                  <td key={column} className={figure}>
                    {cell(member, column)}
                  </td>
                ))}
              </tr>
            ))}
            {/* Thanked from a roster; they have no member page. */}
            {colleagues.map((colleague) => (
              <tr key={colleague.id} data-colleague={colleague.name} className="border-b border-line last:border-0">
                <th scope="row" className="px-2.5 lg:px-4 py-2.5 font-normal">
                  <span className="inline-flex items-center gap-3 min-h-11 font-semibold">
                    <Portrait person={colleague} className="size-10" />
                    <span>
                      {colleague.name}
                      <span className="block text-small font-normal text-muted">{t(($) => $.team.fromRoster)}</span>
                    </span>
                  </span>
                </th>
                <td className={figure}>{groupedNumber(colleague.currentBalance, language)}</td>
                <td className={figure}>{colleague.totalRecognitions}</td>
                <td className={figure}>{colleague.recentRecognitions}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
