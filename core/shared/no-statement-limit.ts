import type { StatementLimit } from './ports.ts'

/** For stores that cannot stop statements. */
export const NO_STATEMENT_LIMIT: StatementLimit = { within: (work) => work() }
