/** Entries of the Admin menu, which is shown before the operator area is loaded. */
export const adminMenu = {
  users: 'Users',
  proposals: 'Grant Applications',
  grantDocuments: 'Grant Documents',
  funders: 'Funders',
  jobs: 'Jobs',
  scheduledTasks: 'Single jobs',
  health: 'Health',
  languageModel: 'Language model',
  migrations: 'Migrations',
  taskBoard: 'Task board',
  auditLog: 'Audit log',
  spending: 'Spending',
  /** Used if no heading names the menu. */
  within: (label: string) => `Admin: ${label}`,
}
