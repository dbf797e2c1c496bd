/**
 * A transaction over the repositories in `Stores`. All changes inside `run` happen together or not at all: a throw
 * undoes them. Simultaneous runs are isolated. Do nothing slow inside (language models, files, mail). Work that
 * conflicts with other work may be run again from the start, so it must change nothing but the stores. A use case names
 * only the stores it needs; the adapters' full set fits all of them.
 */
export interface UnitOfWork<Stores> {
  run<T>(work: (stores: Stores) => Promise<T>, durability?: Durability): Promise<T>
}

/**
 * `on-disk`: once `run` resolves, a power cut undoes nothing. `repeatable`: the commit does not wait for the disk, so a
 * power cut may undo it and everything committed later; for work that a job would simply repeat.
 */
export type Durability = 'on-disk' | 'repeatable'
