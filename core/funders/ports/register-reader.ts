import type { RegisterFormat } from '../funder-import.ts'
import type { RegisterEntry } from '../register-entry.ts'
import type { RegisterSource } from '../register-facts.ts'

/** Opens the bytes of a file, from the beginning each time. */
export type OpenFile = () => Promise<AsyncIterable<Uint8Array>>

export interface RecognisedRegister {
  readonly format: RegisterFormat
  /** What the format by itself says of its source. */
  readonly source: RegisterSource
}

/** A record, or a sentence on why it can't be used. */
export type RegisterRecord = { readonly entry: RegisterEntry } | { readonly problem: string }

export interface RegisterReader {
  /** By the content of the file. Throws `unsupported`, with a sentence that says what can be imported. */
  recognise(open: OpenFile): Promise<RecognisedRegister>
  /** Every record in the order of the file, the same in each reading. Throws `invalid` where the file breaks off. */
  records(open: OpenFile, format: RegisterFormat): AsyncIterable<RegisterRecord>
}
