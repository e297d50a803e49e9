import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { timeZone } from '#lib/time-zone.ts';

const localToday = (): string => localDateIn(timeZone, new Date());

/** Milliseconds until the browser's next midnight. */
function untilTomorrow(today: string): number {
  const [year = 0, month = 1, day = 1] = addDays(today, 1).split('-').map(Number);
  return new Date(year, month - 1, day).getTime() - Date.now();
}

/** The player's day, `YYYY-MM-DD`. A page left open over midnight moves on and reads everything again. */
export function useToday(): string {
  const queryClient = useQueryClient();
  const [today, setToday] = useState(localToday);

  useEffect(() => {
    function look() {
      const now = localToday();
      if (now === today) return;
      setToday(now);
      void queryClient.invalidateQueries();
    }
    const timer = setTimeout(look, Math.max(1000, untilTomorrow(today) + 500));
    // a sleeping phone runs no timers
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [today, queryClient]);

  return today;
}
