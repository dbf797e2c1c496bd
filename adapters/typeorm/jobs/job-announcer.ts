import { AsyncResource } from 'node:async_hooks'

/** Tells whoever listens in this process that jobs were added. */
export class JobAnnouncer {
  private readonly listeners = new Set<() => void>()

  /** The listener runs as whatever registered it, not as the account or request that added the jobs. */
  onAdded(listener: () => void): () => void {
    const own = AsyncResource.bind(() => listener())
    this.listeners.add(own)
    return () => this.listeners.delete(own)
  }

  announce(): void {
    for (const listener of this.listeners) listener()
  }
}
