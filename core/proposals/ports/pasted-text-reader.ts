import type { AccountId } from '../../accounts/account.ts'
import type { Form } from '../form.ts'

export interface PastedTextReader {
  /** Reads text that a user pasted as a form. Throws `unsupported` with a sentence where it can't be read as one. */
  read(text: string, account: AccountId): Promise<Form>
}
