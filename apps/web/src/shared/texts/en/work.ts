import { plural } from './locale.ts'
import type { WorkKind } from '../../watched-work.ts'

interface EndTexts {
  readonly done: (name: string) => string
  readonly failed: (name: string) => string
  readonly open: string
}

const ends: Readonly<Record<WorkKind, EndTexts>> = {
  application: {
    done: (name) => `“${name}” is ready for you to check`,
    failed: (name) => `“${name}” could not be processed`,
    open: 'Open the application',
  },
  answer: {
    done: (name) => `A new draft is ready: ${name}`,
    failed: (name) => `No draft could be written: ${name}`,
    open: 'Open the application',
  },
  'cover-letter': {
    done: (name) => `The cover letter of “${name}” is ready`,
    failed: (name) => `The cover letter of “${name}” could not be written`,
    open: 'Open the cover letter',
  },
  'funder-overview': {
    done: (name) => `The funder overview of “${name}” is ready`,
    failed: (name) => `The funder overview of “${name}” could not be written`,
    open: 'Open the application',
  },
  'project-overview': {
    done: (name) => `The overview of “${name}” is ready`,
    failed: (name) => `The overview of “${name}” could not be written`,
    open: 'Open the overview',
  },
  report: {
    done: (name) => `The report “${name}” is ready`,
    failed: (name) => `The report “${name}” could not be written`,
    open: 'Open the report',
  },
  document: {
    done: (name) => `“${name}” has been read`,
    failed: (name) => `“${name}” could not be read`,
    open: 'Open the documents',
  },
}

/** Texts about background work that ended while the user was on another page. */
export const work = {
  ends,
  documentsRead: (count: number) => plural(count, { one: 'document has been read', other: 'documents have been read' }),
  why: 'The page says why and what to do.',
  close: 'Close this message',
}
