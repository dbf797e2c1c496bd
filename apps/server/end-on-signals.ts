const PATIENCE_MS = 20_000

/** Closes on SIGTERM or SIGINT and ends the process; a second signal, or too long a wait, ends it at once. */
export function endOnSignals(program: { close(): Promise<void> }): void {
  let closing = false
  const end = (): void => {
    if (closing) process.exit(1)
    closing = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    program.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
