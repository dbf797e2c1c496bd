import type { HealthAdvice, HealthCheck } from '../../core/operations/ports/health-check.ts'

const DEEPEST_CAUSE = 6

/** Whether files can be stored where they are to be: a folder, or a bucket of S3. */
export class FilesCheck implements HealthCheck {
  readonly name = 'files'

  /** `place`: as the operator named it. `store` throws where nothing can be stored. */
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

/** What the system or the store calls it, which each library wraps in its own way; empty where nothing has a name. */
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
