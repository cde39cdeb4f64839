import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { CatalogueUnavailable } from '../../catalogue';

/** How long a connection and a statement may take, ms; a search that takes longer is told as failed. */
const connectMs = 1500;
const statementMs = 2500;

/** Where the databases are. */
export interface DatabaseSettings {
  readonly url: string;
  /** A read replica; reads go there first. */
  readonly replicaUrl?: string | undefined;
  readonly warn: (message: string) => void;
}

/** A primary database and perhaps a replica, behind timeouts. */
export class Database {
  private readonly primary: Promise<Pool>;
  private readonly replica: Promise<Pool> | undefined;
  private readonly warn: (message: string) => void;
  private lastReadFailed = false;

  constructor({ url, replicaUrl, warn }: DatabaseSettings) {
    this.warn = warn;
    this.primary = this.poolFor(url);
    this.replica = replicaUrl === undefined ? undefined : this.poolFor(replicaUrl);
  }

  /** Whether the last read found no database that answers. */
  get isAway(): boolean {
    return this.lastReadFailed;
  }

  /** Reads, from the replica where there is one that answers. Throws `CatalogueUnavailable`. */
  async read<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
    name?: string,
  ): Promise<Row[]> {
    const query = { text, values: [...values], name };
    let reason = '';
    for (const pool of [this.replica, this.primary]) {
      if (!pool) continue;
      if (reason) this.warn(`replica: ${reason}`);
      try {
        const { rows } = await (await pool).query<Row>(query);
        this.lastReadFailed = false;
        return rows;
      } catch (error) {
        reason = reasonOf(error);
      }
    }
    this.lastReadFailed = true;
    throw new CatalogueUnavailable(reason);
  }

  /** Works with one connection of the primary, without the statement timeout. Throws `CatalogueUnavailable`. */
  async write<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.writer();
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  }

  /** A connection of the primary for a longer piece of work; the caller releases it. */
  async writer(): Promise<PoolClient> {
    try {
      const client = await (await this.primary).connect();
      await client.query('set statement_timeout = 0');
      return client;
    } catch (error) {
      throw new CatalogueUnavailable(reasonOf(error));
    }
  }

  async close(): Promise<void> {
    const pools = await Promise.all([this.primary, this.replica]);
    await Promise.all(pools.map((pool) => pool?.end()));
  }

  private async poolFor(url: string): Promise<Pool> {
    // Few servers have a database, and the package takes long to read.
    const { Pool } = await import('pg');
    const pool = new Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: connectMs,
      statement_timeout: statementMs,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
      // Compiling a short statement takes longer than running it.
      options: '-c jit=off',
      application_name: 'denk',
    });
    // A connection that breaks while somebody works with it tells that piece of work, and us, and ends nothing else.
    pool.on('connect', (client) =>
      client.on('error', (error) => this.warn(`database: ${reasonOf(error)}`)),
    );
    pool.on('error', () => undefined);
    return pool;
  }
}

/** What went wrong, without the address or its password. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${String(error.code)} ${error.message}` : error.message;
}
