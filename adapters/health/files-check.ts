import type { HealthAdvice, HealthCheck } from '../../core/operations/ports.ts'

const DEEPEST_CAUSE = 6

/** Checks that files can be stored in the configured folder or S3 bucket. */
export class FilesCheck implements HealthCheck {
  readonly name = 'files'

  /** `place`: the operator's name for it. `store` throws if nothing can be stored. */
  constructor(
    private readonly place: string,
    private readonly store: () => Promise<unknown>,
  ) {}

  async look(): Promise<HealthAdvice | null> {
    try {
      await this.store()
      return null
    } catch (error) {
      const values = { place: this.place, cause: deepestCode(error) }
      return { severity: 'failure', reason: { code: 'health.files', values } }
    }
  }
}

/** Finds the system's or store's error code, which each library wraps differently; empty if there is none. */
function deepestCode(error: unknown): string {
  let found = ''
  let cause = error
  for (let depth = 0; depth < DEEPEST_CAUSE && cause instanceof Error; depth += 1) {
    const { code } = cause as NodeJS.ErrnoException
    if (/^[A-Z][A-Z_]+$/.test(String(code))) found = String(code)
    else if ('$metadata' in cause) found = cause.name
    const { errors } = cause as Partial<AggregateError>
    cause = cause.cause ?? errors?.[0]
  }
  return found
}
