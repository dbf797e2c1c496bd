import { accounts, codeStep, emailVerification } from './accounts.ts'
import { common } from './common.ts'
import { locale } from './locale.ts'
import { shell } from './shell.ts'

/** Texts of every page, including those before log-in, in British English. */
export const everyPage = { locale, common, shell, accounts, codeStep, emailVerification }
