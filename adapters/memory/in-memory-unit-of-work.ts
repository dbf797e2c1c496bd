import { AsyncLocalStorage } from 'node:async_hooks'

import type { UnitOfWork } from '../../core/shared/ports.ts'
import type { Stores } from '../../core/stores.ts'

interface Transaction {
  readonly stores: Stores
  /** Commits the changes of the unit, or rolls them back. */
  commit(): Promise<void>
  rollback(): void
}

/** Runs units of work one after another. Refuses a unit begun inside another, which would wait for ever. */
export class InMemoryUnitOfWork implements UnitOfWork<Stores> {
  private last: Promise<unknown> = Promise.resolve()
  private readonly current = new AsyncLocalStorage<{ open: boolean }>()

  constructor(private readonly transaction: Transaction) {}

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    if (this.current.getStore()?.open) return Promise.reject(new Error('A unit of work was begun inside another one.'))
    const result = this.last.then(() => this.perform(work))
    this.last = result.catch(() => undefined)
    return result
  }

  /** Resolves when all units begun so far have ended. */
  async idle(): Promise<void> {
    await this.last
  }

  private async perform<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const state = { open: true }
    try {
      const result = await this.current.run(state, () => work(this.transaction.stores))
      await this.transaction.commit()
      return result
    } catch (error) {
      this.transaction.rollback()
      throw error
    } finally {
      state.open = false
      // While the storage is enabled, Node.js tracks every promise of the process.
      this.current.disable()
    }
  }
}
