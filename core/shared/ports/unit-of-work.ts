/**
 * One transaction over the repositories in `Stores`. All changes made inside `run` happen together or not at all: a
 * throw inside leaves nothing. Two runs at once do not mix. Nothing slow (language models, files, mail) belongs inside.
 * Work that gets in the way of other work may be begun again, from nothing, so it changes nothing but the stores. A use
 * case names only the stores it needs; the adapters' full set fits every one of them.
 */
export interface UnitOfWork<Stores> {
  run<T>(work: (stores: Stores) => Promise<T>, durability?: Durability): Promise<T>
}

/**
 * `on-disk`: once `run` resolves, a power cut takes nothing back. `repeatable`: the commit does not wait for the disk, so a
 * power cut may take it back, with all that was committed later: for what a job would simply do again.
 */
export type Durability = 'on-disk' | 'repeatable'
