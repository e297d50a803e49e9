import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Database } from '#kit/database/database.ts';

class Slot {
  name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Every property is a placeholder, which the builder takes for a value. */
const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/** Building takes longer than the driver's work. `build` sees the shape and no values: it only passes its parameters on to the query. */
export function compiledPerShape<P extends object, R>(
  build: (db: Database, parameters: P, shape: string) => Compilable<R>,
): (db: Database, parameters: P, shape: string) => Promise<QueryResult<R>> {
  const byShape = new Map<string, CompiledQuery<R>>();
  return (db, parameters, shape) => {
    // of a parameter, slots have every name
    const compiled = byShape.get(shape) ?? build(db, slots as P, shape).compile();
    byShape.set(shape, compiled);
    // a slot was made when its name was read from the parameters
    const values = compiled.parameters.map((value) =>
      value instanceof Slot ? parameters[value.name as keyof P] : value,
    );
    return db.executeQuery({ ...compiled, parameters: values });
  };
}

export function compiledOnce<P extends object, R>(
  build: (db: Database, parameters: P) => Compilable<R>,
): (db: Database, parameters: P) => Promise<QueryResult<R>> {
  const run = compiledPerShape(build);
  return (db, parameters) => run(db, parameters, '');
}
