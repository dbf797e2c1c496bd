export interface ProjectReasons {
  'projects.admins-only': null
  'projects.documents-required': null
  'projects.not-found': null
  'projects.nothing-to-write-from': null
  'projects.overview-being-written': null
  'projects.overview-failed': null
  'reports.being-written': null
  'reports.documents-required': { readonly isCreated: boolean }
  'reports.documents-unreadable': null
  'reports.failed': null
  'reports.not-found': null
  'reports.nothing-to-write-from': null
  'reports.project-removed': null
  'reports.prompt-required': null
  'reports.prompt-too-long': { readonly most: number }
}
