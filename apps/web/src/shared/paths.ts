/** The addresses of the screens. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgotPassword',
  projects: '/projects',
  project: (projectId: string) => `/projects/${projectId}`,
  proposal: (proposalId: string) => `/proposals/${proposalId}`,
  report: (reportId: string) => `/reports/${reportId}`,
  documentLibrary: '/documentLibrary',
  settings: '/settings',
  accountUsers: '/accountUsers',
  privacy: '/privacy',
  terms: '/terms',
} as const
