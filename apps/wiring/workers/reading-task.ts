import type { DocumentDigester } from '../../../core/documents/ports/document-digester.ts'
import type { PassageWeigher } from '../../../core/documents/ports/passage-weigher.ts'
import type { AccountId } from '../../../core/accounts/account.ts'
import type { Form } from '../../../core/proposals/form.ts'
import type { FormReader } from '../../../core/proposals/ports/form-reader.ts'
import type { FoundQuestions } from '../../../core/proposals/ports/question-finder.ts'

/** The ports whose work is too heavy for the thread that answers requests. */
export interface Readings {
  readonly digest: DocumentDigester['digest']
  readonly weigh: PassageWeigher['weigh']
  readonly readForm: FormReader['read']
  readonly findQuestions: (form: Form, account: AccountId) => Promise<FoundQuestions>
}

/** A call of one of them, as it is sent to a reading process; the bytes of a file go beside it. */
export interface ReadingCall {
  readonly reading: keyof Readings
  readonly input: unknown
}
