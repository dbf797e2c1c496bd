import type { CallContext } from '../spending/call-context.ts'
import type { AccountPrivacy } from './account-privacy.ts'

type Work = (...args: never[]) => Promise<unknown>

interface Choice<Port> {
  /** Asks a service elsewhere. */
  readonly model: Port
  /** Works on this server. */
  readonly builtIn: Port
}

/**
 * The methods of a writer whose last argument is the `CallContext`: for an account whose documents stay on this server
 * they are the built-in writer's, also for work that was queued before the account said so.
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
