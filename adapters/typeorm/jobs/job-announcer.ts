import { AsyncResource } from 'node:async_hooks'

/** Notifies listeners in this process that jobs were added. */
export class JobAnnouncer {
  private readonly listeners = new Set<() => void>()

  /**
   * The listener runs in the context in which it was registered, not in that of the account or request that added the
   * jobs.
   */
  onAdded(listener: () => void): () => void {
    const own = AsyncResource.bind(() => listener())
    this.listeners.add(own)
    return () => this.listeners.delete(own)
  }

  announce(): void {
    for (const listener of this.listeners) listener()
  }
}
