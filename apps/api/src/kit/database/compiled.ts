import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** Stands for a parameter while a query is compiled. */
class Slot {
  name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once: the builder's work takes longer than the driver's. `build` may only hand its
 * parameters on to the query; it sees no values.
 */
export function compiledOnce<P extends object, R>(
  build: (db: Database, parameters: P) => Compilable<R>,
): (db: Database, parameters: P) => Promise<QueryResult<R>> {
  let compiled: CompiledQuery<R> | undefined;
  return (db, parameters) => {
    // every name answers a slot, which the builder takes for the value of that name
    const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as P;
    compiled ??= build(db, slots).compile();
    const values = compiled.parameters.map((value) =>
      value instanceof Slot ? parameters[value.name as keyof P] : value,
    );
    return db.executeQuery({ ...compiled, parameters: values });
  };
}
