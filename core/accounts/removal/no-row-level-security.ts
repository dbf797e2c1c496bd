import type { RowLevelSecurity } from '../ports.ts'

/** For stores without row-level security. */
export const NO_ROW_LEVEL_SECURITY: RowLevelSecurity = {
  within: (_accountId, work) => work(),
  isEnforced: async () => false,
}
