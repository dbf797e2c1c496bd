/** The addresses of the screens. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  projects: '/projects',
  project: (projectId: string) => `/projects/${projectId}`,
  proposal: (proposalId: string) => `/proposals/${proposalId}`,
  documentLibrary: '/documentLibrary',
  settings: '/settings',
  privacy: '/privacy',
  terms: '/terms',
} as const
