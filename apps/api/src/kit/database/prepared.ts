import { createRequire } from 'node:module';
import type pg from 'pg';

const { prepareValue }: { prepareValue: (value: unknown) => string | Buffer | null } = createRequire(import.meta.url)(
  'pg/lib/utils',
);

type Shape = { columns: { name: string; parse: (text: string) => unknown }[]; empty: Record<string, null> };
type Result = { command: string; rowCount: number; rows: Record<string, unknown>[] };
type Query = (text: string, values?: readonly unknown[], callback?: unknown) => unknown;
type Statement = { name: string; text: string; parameters: (string | Buffer | null)[]; begins: boolean };
type Done = (error: Error | null, result?: Result) => void;

const noColumns: Shape = { columns: [], empty: {} };

/**
 * Columns are described on the first run only: reading a description takes longer than the rows. A `begin` is sent with
 * the first statement of its transaction.
 */
export function preparedStatements(
  client: pg.PoolClient,
  nameOf: (text: string) => string,
  send: (query: string | pg.Submittable) => unknown,
): Query {
  const known = new Map<string, Shape>();
  let begins = false;
  return (text, values = [], callback) => {
    // a pool's own `query` passes one and would wait forever
    if (callback !== undefined) throw new Error('Statements of this connection answer with a promise');
    // a value that cannot be written is refused before anything changes
    const parameters = values.map((value) => prepareValue(value));
    const isFirst = begins;
    begins = text === 'begin';
    if (begins || (isFirst && (text === 'commit' || text === 'rollback'))) {
      return Promise.resolve<Result>({ command: text.toUpperCase(), rowCount: 0, rows: [] });
    }
    if (parameters.length > 0) {
      const statement = { name: nameOf(text), text, parameters, begins: isFirst };
      return new Promise<Result>((resolve, reject) => {
        send(new Run(client, known, statement, (error, result) => (result ? resolve(result) : reject(error))));
      });
    }
    return isFirst ? Promise.resolve(send('begin')).then(() => send(text)) : send(text);
  };
}

class Run implements pg.Submittable {
  #client: pg.PoolClient;
  #known: Map<string, Shape>;
  #statement: Statement;
  #shape: Shape = noColumns;
  #failure: unknown = null;
  #result: Result = { command: '', rowCount: 0, rows: [] };
  /** `pg` puts itself in between where a query may only take so long. */
  callback: Done;

  constructor(client: pg.PoolClient, known: Map<string, Shape>, statement: Statement, callback: Done) {
    this.#client = client;
    this.#known = known;
    this.#statement = statement;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    const { name, text, parameters } = this.#statement;
    const shape = this.#known.get(name);
    connection.stream.cork();
    if (this.#statement.begins) {
      connection.parse({ name: '', text: 'begin', types: [] }, true);
      connection.bind({ values: [] }, true);
      connection.execute(null, true);
    }
    if (shape === undefined) {
      // it may be there after a run that failed
      connection.close({ type: 'S', name }, true);
      connection.parse({ name, text, types: [] }, true);
    } else this.#shape = shape;
    connection.bind({ statement: name, values: parameters }, true);
    if (shape === undefined) connection.describe({ type: 'P' }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#shape = {
      columns: fields.map(({ name, dataTypeID }) => ({ name, parse: this.#client.getTypeParser(dataTypeID, 'text') })),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    };
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#failure !== null) return;
    const { columns, empty } = this.#shape;
    const row: Record<string, unknown> = { ...empty };
    try {
      // behind a pooler a statement may be prepared again after a migration
      if (fields.length !== columns.length) throw new Error('The columns of a prepared statement have changed');
      for (let index = 0; index < columns.length; index += 1) {
        const [column, text] = [columns[index], fields[index]];
        if (column && typeof text === 'string') row[column.name] = column.parse(text);
      }
    } catch (error) {
      this.#failure = error;
    }
    this.#result.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#result.command = text.slice(0, text.indexOf(' '));
    this.#result.rowCount = Number(text.slice(text.lastIndexOf(' ') + 1));
  }

  handleReadyForQuery(): void {
    if (this.#failure instanceof Error) this.handleError(this.#failure);
    else {
      this.#known.set(this.#statement.name, this.#shape);
      this.callback(null, this.#result);
    }
  }

  /** Whatever failed: the next run prepares the statement again. */
  handleError(error: Error): void {
    this.#known.delete(this.#statement.name);
    this.callback(error);
  }

  handleEmptyQuery(): void {}
}
