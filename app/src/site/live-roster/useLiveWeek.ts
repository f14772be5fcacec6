import { type RefObject, useCallback, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Result } from '~/engine/result';
import type { LiveGap, LivePerson, LiveView, LiveWeek } from './liveWeek';
import { openLiveWeek } from './openLiveWeek';

/** A live roster as it is shown, and what the visitor can do with it. */
export interface LiveState {
  readonly view: LiveView;
  /** The view before the first assignment. */
  readonly initial: LiveView;
  /** The gap whose people are listed: the chosen one, else the first. */
  readonly gap: LiveGap | undefined;
  readonly choose: (gap: LiveGap) => void;
  /** The latest assignment. */
  readonly assigned: { readonly person: LivePerson; readonly day: number } | undefined;
  /** The person whose assignment waits for the engine. Presses are ignored until it is shown. */
  readonly waiting: LivePerson | undefined;
  /** Whether the engine could not be started. */
  readonly failed: boolean;
  readonly assign: (gap: LiveGap, person: LivePerson) => Promise<void>;
  readonly startOver: () => void;
  /** Loads the engine, once. */
  readonly open: () => void;
  /** The heading of the list of people, which gets the focus after an assignment. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The page's live roster: prerendered with the engine's results, and worked on by the engine once it is loaded. */
export function useLiveWeek(): LiveState {
  const { live: initial } = useLoaderData<{ live: LiveView }>();
  const [view, setView] = useState(initial);
  const [chosen, setChosen] = useState<string>();
  const [assigned, setAssigned] = useState<LiveState['assigned']>();
  const [failed, setFailed] = useState(false);
  const [waiting, setWaiting] = useState<LivePerson>();
  const heading = useRef<HTMLHeadingElement>(null);
  const week = useRef<Promise<Result<LiveWeek>>>(undefined);

  const open = useCallback(() => {
    week.current ??= openLiveWeek(initial.name);
    return week.current;
  }, [initial.name]);

  const assign = async (gap: LiveGap, person: LivePerson) => {
    if (waiting) return;
    setWaiting(person);
    setFailed(false);
    const opened = await open();
    setWaiting(undefined);
    if (!opened.ok) {
      week.current = undefined;
      return setFailed(true);
    }
    opened.value.assign(person);
    setView(opened.value.view());
    setAssigned({ person, day: gap.day });
    heading.current?.focus({ preventScroll: true });
  };

  const startOver = () => {
    week.current = undefined;
    setView(initial);
    setChosen(undefined);
    setAssigned(undefined);
  };

  return {
    view,
    initial,
    gap: view.gaps.find(({ key }) => key === chosen) ?? view.gaps[0],
    choose: ({ key }) => setChosen(key),
    assigned,
    waiting,
    failed,
    assign,
    startOver,
    open,
    heading,
  };
}
