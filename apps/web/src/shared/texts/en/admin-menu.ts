/** The entries of the Admin menu; they are known before anything of the operator area is loaded. */
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
  /** Where no heading says whose menu it is. */
  within: (label: string) => `Admin: ${label}`,
}
