import type { z } from 'zod'
import type { Id } from '../../core/shared/id.ts'
import type { Named } from '../http-contract/call.ts'
import type { CallName, Of } from '../http-contract/calls.ts'
import type { ApiContext, RequestSession } from './api-context.ts'
import type { WrongFields } from '../../core/shared/app-error.ts'
import type { SentText } from './parse.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** What a part of an address is once it was parsed; an invitation is a user who has not accepted it. */
type Part<Kind> = Kind extends 'invitation'
  ? Id<'user'>
  : Kind extends Named
    ? Id<Kind>
    : Kind extends z.ZodType
      ? z.output<Kind>
      : never

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type Sent<Name extends CallName> =
  Of<Name, 'upload'> extends { readonly fields: infer Fields } ? Parsed<Fields> : Parsed<Of<Name, 'body'>>

/** A request as the row of its call has it parsed. Who makes it is known unless anyone may. */
export type ApiRequest<Name extends CallName> = {
  readonly ctx: ApiContext
  readonly params: { readonly [Key in keyof Of<Name, 'params'>]: Part<Of<Name, 'params'>[Key]> }
  readonly query: Parsed<Of<Name, 'query'>>
  /** The JSON body, or the fields beside an uploaded file. */
  readonly body: Sent<Name>
} & (Of<Name, 'access'> extends 'anyone' ? unknown : RequestSession) &
  (Of<Name, 'upload'> extends undefined ? unknown : { readonly file: UploadedFile })

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T

type WithoutEnvelope<T> = T extends unknown ? Frozen<Omit<T, 'success'>> : never

type Fields<Schema> = Schema extends z.ZodType ? WithoutEnvelope<z.input<Schema>> : unknown

/** Answers the fields of the response beside `success`, none where there are none; of a file it writes the body itself. */
type Handle<Name extends CallName> = (
  request: ApiRequest<Name>,
) => Promise<{} extends Fields<Of<Name, 'response'>> ? void : Fields<Of<Name, 'response'>>>

interface DetailedRoute<Name extends CallName> {
  readonly handle: Handle<Name>
  /** The core's rules on what was sent, so that every wrong field is named at once. */
  readonly rules?: (text: SentText) => WrongFields
  /** Changes whenever `handle` would answer something else; cheap. An unchanged poll is answered with 304. */
  readonly version?: (request: ApiRequest<Name>) => Promise<string>
}

/** A call that makes something: `once` does so and answers its identifier, `handle` answers how that is now. */
interface MakingRoute<Name extends CallName> extends Pick<DetailedRoute<Name>, 'rules'> {
  readonly once: (request: ApiRequest<Name>) => Promise<string | void>
  readonly handle: (request: ApiRequest<Name>, made: string) => ReturnType<Handle<Name>>
}

export type Route<Name extends CallName> =
  Of<Name, 'once'> extends true ? MakingRoute<Name> : Handle<Name> | DetailedRoute<Name>

/** How calls are answered: one route for each row of the table, and none without a row. */
export type Routes = { readonly [Name in CallName]: Route<Name> }
