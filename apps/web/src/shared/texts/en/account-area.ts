import { accountUsers } from './account-users.ts'
import { markdownTest } from './markdown-test.ts'
import { privacyStatement } from './privacy-statement.ts'
import { secondFactor, sessions } from './security.ts'
import { closing, danger, mails, ownData, ownEmail, ownership, ownName, password, settings } from './settings.ts'

/** Further texts of the account pages. */
export const accountArea = {
  settings,
  mails,
  password,
  ownName,
  ownEmail,
  sessions,
  secondFactor,
  ownData,
  danger,
  ownership,
  closing,
  privacyStatement,
  accountUsers,
  markdownTest,
}
