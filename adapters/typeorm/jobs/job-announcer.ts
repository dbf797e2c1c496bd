/** Tells whoever listens in this process that jobs were added. */
export class JobAnnouncer {
  private readonly listeners = new Set<() => void>()

  onAdded(listener: () => void): () => void {
    const own = () => listener()
    this.listeners.add(own)
    return () => this.listeners.delete(own)
  }

  announce(): void {
    for (const listener of this.listeners) listener()
  }
}
