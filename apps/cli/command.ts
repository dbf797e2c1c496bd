/** A command of the command line. */
export interface Command {
  /** The words that call it, then its arguments, for the help text. */
  readonly usage: string
  /** What is printed as JSON on stdout; nothing when undefined. Throws `UsageError` for wrong arguments. */
  run(args: readonly string[]): Promise<unknown>
  /** Whether what was printed is no success, for scripts that look at the exit code. */
  hasFailed?(result: unknown): boolean
}

/** Wrong arguments: the message says what is expected. */
export class UsageError extends Error {}

/** Values of `--name value` pairs; throws `UsageError` for anything else than the named options. */
export function readOptions<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const options: Partial<Record<Name, string>> = {}
  for (let index = 0; index < args.length; index += 2) {
    const name = names.find((one) => `--${one}` === args[index])
    const value = args[index + 1]
    if (name === undefined) throw new UsageError(`Unknown option ${args[index]}.`)
    if (value === undefined) throw new UsageError(`--${name} needs a value.`)
    options[name] = value
  }
  return options
}

/** The option's value; throws `UsageError` when it is not given. */
export function required<Name extends string>(options: Partial<Record<Name, string>>, name: Name): string {
  const value = options[name]
  if (value === undefined) throw new UsageError(`--${name} is required.`)
  return value
}
