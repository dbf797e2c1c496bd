import type { CallContext } from '../spending/call-context.ts'
import type { AccountPrivacy } from './account-privacy.ts'

type Work = (...args: never[]) => Promise<unknown>

interface Choice<Port> {
  /** Uses an outside service. */
  readonly model: Port
  /** Runs on this server. */
  readonly builtIn: Port
}

/**
 * Chooses the writer for each call by its last argument, the `CallContext`: the built-in writer for accounts whose
 * documents stay on this server, also for work queued before that choice.
 */
export function writerPerAccount<Port, Method extends keyof Port & string>(
  methods: readonly Method[],
  { model, builtIn }: Choice<Port>,
  privacy: Pick<AccountPrivacy, 'asksModel'>,
): Pick<Port, Method> {
  const chosen = (method: Method) =>
    async function work(...args: unknown[]): Promise<unknown> {
      const { accountId } = args.at(-1) as CallContext
      const writer = (await privacy.asksModel(accountId)) ? model : builtIn
      return (writer[method] as Work).apply(writer, args as never[])
    }
  return Object.fromEntries(methods.map((method) => [method, chosen(method)])) as Pick<Port, Method>
}
