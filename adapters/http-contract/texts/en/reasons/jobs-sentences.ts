const TRY_AGAIN = 'Remove a document, then try again.'
const ASK_LATER = 'Please ask for it again later.'

/** Work that ended the program: what it did, and what its user can do now. */
const ENDED = {
  'answer-question': {
    doing: 'Drafting this answer',
    advice: 'Write the answer yourself, or shorten the question.',
  },
  'generate-facts-file': { doing: 'Writing the facts file', advice: TRY_AGAIN },
  'improve-answer': { doing: 'Your request', advice: 'Ask for something else, or change the answer yourself.' },
  'plan-application': { doing: 'Planning the answers', advice: 'Each question is answered by itself.' },
  'proofread-application': {
    doing: 'Looking for suggestions in this application',
    advice: 'Please read the answers yourself.',
  },
  'propose-brief': { doing: 'Proposing this brief', advice: TRY_AGAIN },
  'read-form': {
    doing: 'Reading this form',
    advice: 'Upload it in another format, or add the questions yourself.',
  },
  'renew-funder-overview': { doing: 'Writing this overview', advice: ASK_LATER },
  'suggest-for-items': { doing: 'Looking for what to tick', advice: 'Please tick it yourself.' },
  'write-cover-letter': { doing: 'Writing this cover letter', advice: 'Please write it yourself.' },
  'write-funder-overview': { doing: 'Writing this overview', advice: ASK_LATER },
  'write-project-overview': { doing: 'Writing this overview', advice: TRY_AGAIN },
  'write-report': { doing: 'Writing this report', advice: 'Remove a document, then create it again.' },
}

type WriterJobName = keyof typeof ENDED

export const jobSentences = {
  'jobs.ended-its-program': 'This work ended the program that did it, twice.',
  'jobs.ended-process': ({ name }: { readonly name: WriterJobName }) =>
    `${ENDED[name].doing} ended the program twice. ${ENDED[name].advice}`,
  'jobs.failed-too-often': 'This work failed too often.',
  'jobs.invalid-payload': ({ name }: { readonly name: string }) => `What "${name}" is to do can't be read.`,
  'jobs.not-found': 'Job not found',
  'jobs.other-queue-in-use': 'Other processes on this database deliver its jobs in another way.',
  'jobs.unknown': ({ name }: { readonly name: string }) => `No host knows work named “${name}”.`,
  'upkeep.log-in-use': 'The database is being copied or exported at the moment. Try again shortly.',
  'upkeep.migration-not-found': 'Migration not found',
  'upkeep.no-backup': 'Only SQLite is backed up here. Back PostgreSQL up with its own tools, such as pg_dump.',
  'upkeep.single-job-not-found': 'Single job not found',
}
