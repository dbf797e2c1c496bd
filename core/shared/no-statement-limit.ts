import type { StatementLimit } from './ports/statement-limit.ts'

/** For stores that can stop nothing. */
export const NO_STATEMENT_LIMIT: StatementLimit = { within: (work) => work() }
