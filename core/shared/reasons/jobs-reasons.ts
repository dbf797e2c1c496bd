export type WriterJobName =
  | 'answer-question'
  | 'generate-facts-file'
  | 'improve-answer'
  | 'plan-application'
  | 'proofread-application'
  | 'propose-brief'
  | 'read-form'
  | 'renew-funder-overview'
  | 'suggest-for-items'
  | 'write-cover-letter'
  | 'write-funder-overview'
  | 'write-project-overview'
  | 'write-report'

export interface JobReasons {
  'jobs.ended-its-program': null
  'jobs.ended-process': { readonly name: WriterJobName }
  'jobs.failed-too-often': null
  'jobs.invalid-payload': { readonly name: string }
  'jobs.not-found': null
  'jobs.other-queue-in-use': null
  'jobs.unknown': { readonly name: string }
  'upkeep.log-in-use': null
  'upkeep.migration-not-found': null
  'upkeep.no-backup': null
  'upkeep.single-job-not-found': null
}
