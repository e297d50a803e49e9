import { describe, expect, it } from 'vitest';
import { aWeek } from '#features/schedule/testing/a-week.ts';
import { boteSummary } from '#features/schedule/week-bote.tsx';
import { dayFact, daysOf, editedDays, plannedSessions, weekSummary } from '#features/schedule/week-facts.ts';

const week = aWeek();
const planned = (total: number, left = total) => ({ total, left });

describe('the week in words', () => {
  it('sums its sessions', () => {
    expect(weekSummary(week)).toBe('17–23 de noviembre, 4 h 10 min en 5 sesiones');
    expect(boteSummary(daysOf(week))).toBe('Minutos por día: lunes 50, miércoles 35, jueves 45, viernes 30, sábado 90');
    expect(plannedSessions(week, '2025-11-20')).toEqual({ total: 5, left: 3 });
  });

  it('says where it stands, numbers in words up to ten', () => {
    const today = '2025-11-20';
    expect(dayFact(today, 2, planned(5))).toBe('Jueves, 20 de noviembre. Llevas dos de cinco esta semana.');
    expect(dayFact(today, 1, null)).toBe('Jueves, 20 de noviembre. Llevas una sesión esta semana.');
    expect(dayFact(today, 6, planned(5))).toBe(
      'Jueves, 20 de noviembre. Llevas seis sesiones esta semana, y el plan pedía cinco.',
    );
    expect(dayFact(today, 11, null)).toBe('Jueves, 20 de noviembre. Llevas 11 sesiones esta semana.');
    expect(dayFact(today, null, planned(5))).toBe('Jueves, 20 de noviembre.');
  });

  it('looks forward where nothing is done yet', () => {
    const today = '2025-11-20';
    expect(dayFact(today, 0, planned(5, 3))).toBe('Jueves, 20 de noviembre. Te quedan tres sesiones esta semana.');
    expect(dayFact(today, 0, planned(5, 1))).toBe('Jueves, 20 de noviembre. Te queda una sesión esta semana.');
    expect(dayFact(today, 0, planned(5, 0))).toBe('Jueves, 20 de noviembre.');
  });
});

it('names the days a new plan replaces: set by hand and not trained yet', () => {
  const edited = aWeek('2025-11-17', {
    monday: { ...week.monday, edited: true },
    friday: { ...week.friday, edited: true },
  });
  expect(editedDays(edited, new Set(['2025-11-17'])).map(({ weekday }) => weekday)).toEqual(['friday']);
});
