export const projectSentences = {
  'projects.admins-only': 'Only admins may have an overview written again.',
  'projects.documents-required': 'Upload project documents on the Grants tab before you have an overview written.',
  'projects.not-found': 'Project not found',
  'projects.nothing-to-write-from':
    'Nothing could be read in the documents of this project. Upload others on the Grants tab, then try again.',
  'projects.overview-being-written': 'The overview is being written just now.',
  'projects.overview-failed': 'The overview could not be written. Please try again.',
  'reports.documents-required': ({ isCreated }: { readonly isCreated: boolean }) =>
    isCreated
      ? 'There is no document to write this report from. Upload documents for reports, then create it again.'
      : 'You need to upload documents before creating a report.',
  'reports.documents-unreadable':
    'None of the documents for reports could be read. Upload others before creating a report.',
  'reports.failed': 'The report could not be written. Please create it again.',
  'reports.not-found': 'Report not found',
  'reports.nothing-to-write-from':
    'The documents of this project’s reports say too little on what you asked for. Upload more, or ask for something else.',
  'reports.project-removed': 'The project of this report was removed.',
  'reports.prompt-required': 'Describe what the report is to be about.',
  'reports.prompt-too-long': ({ most }: { readonly most: number }) =>
    `The description may have at most ${most} characters.`,
  'reports.being-written': 'The report is being written just now.',
}
