/** Addresses of the operator area except its first page; only loaded after log-in. */
export const adminPaths = {
  account: (accountId: string) => `/admin/accounts/${accountId}`,
  accountSettings: (accountId: string) => `/admin/accounts/${accountId}/settings`,
  proposals: '/admin/proposals',
  grantDocuments: '/admin/proposalsDocuments',
  funders: '/admin/funders',
  funderImports: '/admin/funderImports',
  jobs: '/admin/jobs',
  scheduledTasks: '/admin/singleJobs',
  health: '/admin/health',
  languageModel: '/admin/languageModel',
  migrations: '/admin/migrations',
  taskBoard: '/admin/trello',
  auditLog: '/admin/auditLog',
  spending: '/admin/spending',
} as const
