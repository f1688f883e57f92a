import { useCallback, useEffect, useState } from 'react';
import {
  type PlanStartRequest,
  type StartChoice,
  startChoices,
  startDay,
  usualChoice,
  type WallClock,
} from '#contract/plans/plan-start.ts';
import { useReturn } from '../device/use-return.ts';
import { localDay, localTimeZone } from './plan-calendar.ts';

const hourMs = 3_600_000;
/** Timers may fire a little early. */
const graceMs = 500;

function localClock(now: Date): WallClock {
  return { day: localDay(now), hour: now.getHours() };
}

/** Some zones are a half or three quarters of an hour off the others, so local minutes count. */
function untilNextHour(now: Date): number {
  const next = new Date(now);
  next.setMinutes(60, 0, 0);
  return Math.min(next.getTime() - now.getTime(), hourMs) + graceMs;
}

/** Day and hour of this device, which go on while the page is looked at: at midnight tomorrow is another day. */
function useClock(): WallClock {
  const [clock, setClock] = useState(() => localClock(new Date()));
  const look = useCallback(() => {
    const now = localClock(new Date());
    setClock((before) => (before.day === now.day && before.hour === now.hour ? before : now));
  }, []);
  useReturn(look);
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(() => {
        look();
        wait();
      }, untilNextHour(new Date()));
    };
    wait();
    return () => clearTimeout(timer);
  }, [look]);
  return clock;
}

/** A day on which new plans can begin. */
export interface StartOption {
  readonly choice: StartChoice;
  /** ISO day. */
  readonly day: string;
}

/** The day on which the member wants new plans to begin. */
export interface PlanStart {
  /** Each day once: on a Sunday tomorrow is the Monday. */
  readonly options: readonly StartOption[];
  /** The day that is chosen, an ISO day. */
  readonly day: string;
  choose(choice: StartChoice): void;
  /** What a press says of it: the day that is shown, whatever the time is when the server hears it. */
  readonly request: PlanStartRequest;
}

/** Until the member chooses it is the usual day. */
export function usePlanStart(): PlanStart {
  const clock = useClock();
  const [chosen, choose] = useState<StartChoice | null>(null);
  const day = startDay(chosen ?? usualChoice(clock), clock.day);
  const options = startChoices
    .map((choice) => ({ choice, day: startDay(choice, clock.day) }))
    .filter((option, index, all) => all.findIndex((one) => one.day === option.day) === index);
  return { options, day, choose, request: { start: day, time_zone: localTimeZone() } };
}
