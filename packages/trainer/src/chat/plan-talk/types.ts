import type { Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { Kind } from '@bandeja/reader/language/kinds';
import type { CalendarWords } from '@bandeja/reader/understand/calendar';
import type { StrokeName } from '@bandeja/reader/vocabulary/stroke-names';
import type { Heard } from '#chat/hear.ts';

/** What one statement does to the plan. Dates in the order they were named. */
export type PlanAct =
  /** `cannot`: the session could move elsewhere; `rest`: the day is wanted free. */
  | { kind: 'cannot' | 'rest'; dates: string[] }
  /** The sessions of these days go to free ones, of `to` where it names any. */
  | { kind: 'spread'; dates: string[]; to: string[] }
  /** Every day of a kind, of the named days or of the week. */
  | { kind: 'drop'; unwanted: Kind; dates: string[] }
  /** All but this kind, in the week of the named days or the running one. */
  | { kind: 'spare'; spared: Kind; dates: string[] }
  /** Of a stretch, only these days are left. */
  | { kind: 'only'; dates: string[] }
  | {
      kind: 'train';
      dates: string[];
      wanted: Kind | null;
      stroke?: StrokeName;
      within?: string[];
      isOfWish?: true;
      isExtra?: true;
    }
  | { kind: 'replace'; unwanted: Kind; wanted: Kind | null; dates: string[] }
  /** `isBarred`: the day it leaves takes nothing in exchange. */
  | { kind: 'move'; from: string | Kind; to: string | null; isBarred?: true }
  | { kind: 'alter'; how: 'shorter' | 'softer' | 'harder' | 'other'; minutes: number | null; dates: string[] }
  /** `of`: the next session of this kind. */
  | { kind: 'keep'; dates: string[]; of?: Kind }
  /** In a week, only sessions of these kinds. */
  | { kind: 'kinds'; kinds: readonly Kind[]; dates: string[] }
  /** One session less. */
  | { kind: 'fewer' }
  /** So many sessions in a week, matches aside. */
  | { kind: 'count'; sessions: number; dates: string[] }
  | { kind: 'absent'; why: 'away' | 'ill' | 'busy'; from: string; to: string | null; hasKit: boolean }
  | { kind: 'never'; weekdays: Weekday[]; isNever: boolean };

/** The dates that were named, and the words that named them. */
export type Days = { dates: string[]; calendar: CalendarWords[] };

/** What is known when a statement is read. */
export type Known = {
  days: Days;
  /** Days of statements before without an act of their own. */
  waiting: readonly string[];
  /** Days that were spoken of in the conversation, the latest first. */
  spoken: readonly string[];
  /** Days that were spoken of at all. */
  latest: readonly string[];
  /** The stroke that was talked of. */
  stroke: StrokeName | null;
  /** Days of the proposal that waits for its confirmation. */
  open: readonly string[];
  /** Where the proposal that waits takes a session. */
  movedTo: string | null;
  /** What the wish that is being built would hold. */
  wish: { kind: Kind; stroke: StrokeName | null } | null;
  today: string;
  acts: readonly PlanAct[];
  /** «nunca», anywhere in the message. */
  isForEver: boolean;
  heard: Heard;
};
