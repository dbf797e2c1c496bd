/** A view of the rows. They are the stored objects: copy them before returning them. */
export interface RowView<Row> {
  get(key: string): Row | undefined
  all(): Row[]
}

/** Rows by key, with the changes of the open unit of work on top until it ends. */
export class StagedTable<Row> implements RowView<Row> {
  private readonly committed = new Map<string, Row>()
  protected readonly staged = new Map<string, Row | null>()

  /** The rows without the changes of the open unit of work. */
  readonly settled: RowView<Row> = {
    get: (key) => this.committed.get(key),
    all: () => [...this.committed.values()],
  }

  get(key: string): Row | undefined {
    const staged = this.staged.get(key)
    return staged === undefined ? this.committed.get(key) : (staged ?? undefined)
  }

  all(): Row[] {
    if (this.staged.size === 0) return this.settled.all()
    const untouched = [...this.committed].filter(([key]) => !this.staged.has(key)).map(([, row]) => row)
    return [...untouched, ...[...this.staged.values()].filter((row) => row !== null)]
  }

  entries(): [string, Row][] {
    const untouched = [...this.committed].filter(([key]) => !this.staged.has(key))
    const changed = [...this.staged].filter((entry): entry is [string, Row] => entry[1] !== null)
    return [...untouched, ...changed]
  }

  set(key: string, row: Row): void {
    this.staged.set(key, row)
  }

  delete(key: string): void {
    this.staged.set(key, null)
  }

  /** Replaces a committed row at once, whatever the open unit of work does. */
  replaceCommitted(key: string, row: Row): void {
    this.put(key, row)
  }

  commit(): void {
    for (const [key, row] of this.staged) this.put(key, row)
    this.staged.clear()
  }

  rollback(): void {
    this.staged.clear()
  }

  /** Changes what is committed; null removes the row. */
  protected put(key: string, row: Row | null): void {
    if (row === null) this.committed.delete(key)
    else this.committed.set(key, row)
  }
}
