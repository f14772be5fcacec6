import { clsx } from 'clsx';
import {
  ArrowDownUp,
  ArrowLeft,
  ChevronDown,
  Ellipsis,
  Hash,
  ListChecks,
  type LucideIcon,
  Printer,
  Rows4,
  Scale,
  Smartphone,
  Stethoscope,
  Users,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { fill, showView } from '~/roster/week/actions';
import { openDialog } from '~/roster/week/session';
import { prepareSolver } from '~/roster/week/useFill';
import type { ViewState } from '~/roster/week/viewState';
import { pathTo, workingTimeFragment } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { setSelecting, useSelection } from '../input/selection';
import { closePhone, openPhone, usePhone } from './phoneStore';

const itemClass =
  'flex w-full items-center gap-3 min-h-11 px-3 rounded-control text-left text-note font-semibold whitespace-nowrap hover:bg-sand aria-pressed:bg-mint aria-pressed:text-evergreen aria-disabled:opacity-55';

interface ToolProps {
  Icon: LucideIcon;
  onClick: () => void;
  children: ReactNode;
  /** While the engine is loading. */
  disabled?: boolean;
  pressed?: boolean;
  /** Whether it opens a dialog. */
  dialog?: boolean;
  /** The name in the guided tour. */
  tour?: string;
  className?: string;
  onPrepare?: () => void;
}

function Tool({ Icon, onClick, children, disabled, pressed, dialog, tour, className, onPrepare }: ToolProps) {
  return (
    <button
      type="button"
      data-acts
      data-tour={tour}
      aria-pressed={pressed}
      aria-haspopup={dialog ? 'dialog' : undefined}
      aria-disabled={disabled || undefined}
      className={clsx(itemClass, className)}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Icon className="size-4.5 text-muted" aria-hidden="true" />
      {children}
    </button>
  );
}

interface ToolsMenuProps {
  ready: boolean;
  view: Pick<ViewState, 'density' | 'allFigures'>;
  onWeekFiles: () => void;
  onPrepareWeekFiles: () => void;
}

/** The header's quiet tools behind one word, in a native popover; and what the header has no room for. */
export function ToolsMenu({ ready, view: { density, allFigures }, onWeekFiles, onPrepareWeekFiles }: ToolsMenuProps) {
  const { t } = useTranslation('scheduler');
  const { t: tFiles } = useTranslation('importExport');
  const { t: tTeam } = useTranslation('ownTeam');
  const language = useLanguage();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isSelecting = useSelection((selection) => selection.isSelecting);
  const phoneOpen = usePhone((phone) => phone.isOpen);
  const setOwnTeamOpen = useOwnTeamStore((store) => store.setOpen);
  /** Closes the menu first, so that the focus is back on its button when a dialog opens. */
  const closing = (act: () => void) => () => {
    panel.current?.hidePopover();
    act();
  };
  const isCompact = density === 'compact';
  return (
    <>
      <button
        ref={button}
        type="button"
        id={workingTimeFragment.slice(1)}
        popoverTarget={id}
        data-tour="tools"
        className="inline-flex items-center justify-center gap-1 min-h-11 min-w-11 px-2 md:px-3 rounded-control text-note font-semibold hover:bg-sand"
      >
        <Ellipsis className="size-5 md:hidden" aria-hidden="true" />
        <span className="max-md:sr-only">{t(($) => $.tools.title)}</span>
        <ChevronDown className="size-4 max-md:hidden" aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="tools-menu"
        onBeforeToggle={() => {
          const box = button.current?.getBoundingClientRect();
          if (!box || !panel.current) return;
          panel.current.style.top = `${box.bottom + 6}px`;
          panel.current.style.right = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`;
        }}
      >
        <Tool
          Icon={Stethoscope}
          tour="absence"
          onPrepare={prepareSolver}
          onClick={closing(() => fill({ kind: 'absence' }))}
        >
          {t(($) => $.fillWeek.absence)}
        </Tool>
        <Tool Icon={Scale} dialog disabled={!ready} onClick={closing(() => openDialog({ kind: 'workingTime' }))}>
          {t(($) => $.law.menu)}
        </Tool>
        <Tool Icon={ArrowDownUp} dialog disabled={!ready} onPrepare={onPrepareWeekFiles} onClick={closing(onWeekFiles)}>
          {tFiles(($) => $.menu)}
        </Tool>
        <Tool
          Icon={Smartphone}
          disabled={!ready}
          pressed={phoneOpen}
          onClick={closing(() => (phoneOpen ? closePhone() : openPhone()))}
        >
          {t(($) => $.requests.phone.open)}
        </Tool>
        <Tool Icon={ListChecks} pressed={isSelecting} onClick={closing(() => setSelecting(!isSelecting))}>
          {t(($) => $.selection.mode)}
        </Tool>
        <Tool
          Icon={Rows4}
          pressed={isCompact}
          onClick={closing(() => showView({ density: isCompact ? 'comfortable' : 'compact' }))}
        >
          {t(($) => $.controls.compact)}
        </Tool>
        <Tool
          Icon={Hash}
          pressed={allFigures}
          className="max-md:hidden"
          onClick={closing(() => showView({ allFigures: !allFigures }))}
        >
          {t(($) => $.controls.everyFigure)}
        </Tool>
        <Tool Icon={Printer} className="max-md:hidden" onClick={closing(() => window.print())}>
          {t(($) => $.controls.print)}
        </Tool>
        <hr className="my-1 border-line xl:hidden" />
        <Tool
          Icon={UsersRound}
          dialog
          disabled={!ready}
          className="lg:hidden"
          onClick={closing(() => setOwnTeamOpen(true))}
        >
          {tTeam(($) => $.menu)}
        </Tool>
        <Link to={pathTo('manager-view-team', language)} className={clsx(itemClass, 'xl:hidden')}>
          <Users className="size-4.5 text-muted" aria-hidden="true" />
          {t(($) => $.header.team)}
        </Link>
        <Link to={pathTo('manager-overview', language)} className={clsx(itemClass, 'lg:hidden')}>
          <ArrowLeft className="size-4.5 text-muted" aria-hidden="true" />
          {t(($) => $.header.back)}
        </Link>
      </div>
    </>
  );
}
