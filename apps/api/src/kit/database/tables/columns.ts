import type { ColumnType, Generated } from 'kysely';

export type WithDefault<T> = Generated<T>;
/** `timestamptz` filled by the database unless given. */
export type Created = ColumnType<Date, Date | undefined, Date>;
/** `jsonb` with a default: read as a value, written as its text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
/** `date`, as `YYYY-MM-DD`. */
export type LocalDate = string;
