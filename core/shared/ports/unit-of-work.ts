/**
 * One transaction over the repositories in `Stores`. All changes made inside `run` happen together or not at all:
 * a throw inside leaves nothing. Two runs at once do not mix. Nothing slow (language models, files, mail) belongs inside.
 * A use case names only the stores it needs; the adapters' full set fits every one of them.
 */
export interface UnitOfWork<Stores> {
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>
}
