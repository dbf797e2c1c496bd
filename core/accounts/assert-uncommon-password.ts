import { invalidField } from '../shared/app-error.ts'
import type { CommonPasswords } from './ports.ts'

/** Throws `invalid`, under the field's name, for a common password. */
export async function assertUncommonPassword(
  common: CommonPasswords,
  password: string,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> {
  if (!(await common.includes(password))) return
  throw invalidField(field, { code: 'accounts.common-password' })
}
