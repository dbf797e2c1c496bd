import type { Body, CallName, Of, Params, Response } from '../../../../adapters/http-contract/calls.ts'
import type { FormCall } from './send-form.ts'
import type { ApiCall } from './call-api.ts'

type AskedOfPath<Name extends CallName> = [keyof Params<Name>] extends [never]
  ? unknown
  : { readonly params: Params<Name> }

type AskedOfBody<Name extends CallName> =
  Of<Name, 'upload'> extends undefined
    ? Of<Name, 'body'> extends undefined
      ? unknown
      : {} extends Body<Name>
        ? { readonly body?: Body<Name> }
        : { readonly body: Body<Name> }
    : Omit<FormCall, 'path'>

/** The parameters of a call: path parts, body or form, and query. */
type Asked<Name extends CallName> = AskedOfPath<Name> &
  AskedOfBody<Name> &
  Pick<ApiCall, 'keepalive'> & { readonly search?: string }

interface AnyAsked extends Partial<Omit<FormCall, 'path'>>, Pick<ApiCall, 'keepalive'> {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly search?: string
}

type AskedOfAddress<Name extends CallName> = AskedOfPath<Name> & Pick<AnyAsked, 'search'>

/** The path of a call of the API. */
export function pathTo<Name extends CallName>(
  name: Name,
  ...[asked]: unknown extends AskedOfPath<Name> ? [asked?: AskedOfAddress<Name>] : [asked: AskedOfAddress<Name>]
): string {
  return requestOf(name, asked).path
}

function requestOf(name: CallName, { params, search, ...sent }: AnyAsked = {}): ApiCall | FormCall {
  const [method, pattern] = name.split(' ') as [ApiCall['method'], string]
  const path = pattern.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params?.[part] ?? ''))
  return { method, path: search === undefined ? path : `${path}?${search}`, ...sent }
}

interface Asking<Name extends CallName> {
  readonly ask: (arg: never) => Asked<Name>
}

/** `ask` builds the call's parameters from the argument; `read` selects part of its answer; by default all. */
type How<Name extends CallName> = { readonly read?: (answer: Response<Name>) => unknown } & ({} extends Asked<Name>
  ? Partial<Asking<Name>>
  : Asking<Name>)

type Arg<Given> = Given extends { readonly ask: (arg: infer A) => unknown } ? A : void

type Kept<Name extends CallName, Given> = Given extends { readonly read: (answer: never) => infer Result }
  ? Result
  : Response<Name>

let onAnswer: (name: CallName) => void = () => undefined

/** Calls `listener` after each successful call. */
export function watchAnswers(listener: (name: CallName) => void): void {
  onAnswer = listener
}

/** An endpoint of the data cache for a call, typed by its entry in the table of calls. */
export function endpoint<Name extends CallName, Given extends How<Name>>(name: Name, how: Given) {
  return {
    query: (arg: Arg<Given>) => requestOf(name, how.ask?.(arg as never)),
    transformResponse: (answer: Response<Name>) => {
      onAnswer(name)
      return (how.read ? how.read(answer) : answer) as Kept<Name, Given>
    },
  }
}
