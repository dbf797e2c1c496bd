import type { OutageReason } from './reasons-of-service.ts'

export interface BriefReasons {
  'brief.being-proposed': null
  'brief.budget-changed': null
  'brief.documents-required': null
  'brief.failed': null
}

/** The kind of content that a file has too much of; `null` if only known after unpacking. */
export type LargeUnit =
  | 'elements'
  | 'nested-elements'
  | 'paragraphs-and-tables'
  | 'paragraphs-and-rows'
  | 'lines'
  | 'characters'
  | 'million-characters'
  | 'sheets'
  | 'parts'
  | 'attachments'
  | 'nested-messages'
  | 'megabytes-unpacked'
  | 'nested-graphics-states'
  | 'pages'
  | 'pieces-on-a-page'

export type TooLargeInside =
  | { readonly of: 'amount'; readonly what: string; readonly most: number; readonly unit: LargeUnit }
  /** More than any real document contains after unpacking, or when its forms are painted. */
  | { readonly of: 'unpacked' | 'painted'; readonly what: string }
  | { readonly of: 'memory' }
  | { readonly of: 'picture'; readonly megapixels: number }
  | { readonly of: 'scan'; readonly pages: number }
  | { readonly of: 'passages'; readonly most: number }

/** Reason for which a text encoder gave no vectors. */
export type EncoderFault = OutageReason | 'refused' | 'no-vectors' | 'too-many-numbers'

/** `what`: the kind of file, such as "PDF" or "Word document". */
export interface DocumentReasons {
  'documents.being-read': null
  'documents.ended-process': null
  'documents.gave-up': null
  'documents.last-label': null
  'documents.not-encoded': { readonly because: EncoderFault }
  'documents.not-found': null
  /** Result of a job. */
  'documents.passages-kept': { readonly count: number }
  'documents.stored-already': null
  'file.broken': { readonly what: string }
  'file.empty': null
  'file.ends-its-reader': null
  'file.password-protected': { readonly what: string }
  'file.scanned': null
  'file.too-large-inside': TooLargeInside
  'file.too-slow': { readonly seconds: number }
  /** `instead`: the way to make its content readable: unpack it, or save it as another kind of file. */
  'file.unknown-type': { readonly found: string | null; readonly instead?: 'unpack' | 'save-message' }
  'file.unreadable-letters': null
  'file.without-text': { readonly what: string }
  'files.not-found': null
  'files.unavailable': null
  'form.locked': null
  'form.not-filled': { readonly what: string }
  'form.signed': { readonly what: string }
  'form.too-large': { readonly most: number; readonly unit: 'blocks' | 'characters' }
  'form.unsupported-type': { readonly what: string }
  'reading.closed': null
  'reading.failed': null
}

export interface FunderReasons {
  'funders.broken-register': { readonly records: number; readonly format: 'table' | 'JSON' }
  'funders.import-ended-process': null
  'funders.import-stopped': null
  'funders.invalid-funder': null
  'funders.name-required': null
  'funders.name-taken': { readonly funderName: string; readonly charityNumber: string | null }
  'funders.name-too-long': { readonly most: number }
  'funders.no-register': { readonly isText: boolean }
  'funders.not-found': null
  'funders.number-required': null
  'funders.number-taken': { readonly charityNumber: string; readonly funderName: string }
  'funders.number-too-long': { readonly most: number }
  'funders.spreadsheet': null
  'funders.imported': {
    readonly recordsRead: number
    readonly fundersAdded: number
    readonly fundersChanged: number
    readonly recordsSkipped: number
  }
  'funders.overview-kept': null
  'funders.overview-renewed': null
  'funders.overviews-requested': { readonly count: number }
}

export interface GapReasons {
  'gaps.not-found': null
}

export interface MemoryReasons {
  'memory.not-found': null
  'memory.text-required': null
}

export interface PipelineReasons {
  'pipeline.reminders-queued': { readonly count: number }
}

export interface ProfileReasons {
  'profile.fact-not-found': null
  'profile.key-in-use': null
  'profile.key-invalid': null
  'profile.label-required': null
  'profile.label-too-long': { readonly most: number }
  'profile.not-a-date': null
  'profile.not-a-day': null
  'profile.not-a-number': null
  'profile.not-a-telephone': null
  'profile.not-a-url': null
  'profile.not-an-amount': null
  'profile.two-amounts': { readonly typed: string; readonly one: string; readonly other: string }
  'profile.not-an-email': null
  'profile.not-an-iban': null
  'profile.too-many-facts': { readonly most: number }
  'profile.value-required': null
  'profile.value-too-long': { readonly most: number }
}

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

export interface ProofreadingReasons {
  'proofreading.failed': null
  'proofreading.not-drafted': null
  'proofreading.nothing-to-read': null
  'proofreading.only-by-hand': null
  'proofreading.outdated': null
  'proofreading.suggestion-not-found': null
  /** Result of a job. */
  'proofreading.suggestions-made': { readonly count: number }
  'proofreading.under-way': null
  /** Findings of the built-in proofreader. */
  'proofreading.acronym': { readonly acronym: string }
  'proofreading.acronym-explained-later': { readonly acronym: string }
  'proofreading.differs-from-answer': { readonly here: string; readonly there: string }
  'proofreading.differs-from-profile': { readonly here: string; readonly known: string; readonly year: number }
  'proofreading.differs-from-request': { readonly here: string; readonly asked: string }
  'proofreading.no-date': null
  'proofreading.no-number': null
  'proofreading.repeated': null
}

export interface ProposalReasons {
  'proposals.admins-only': { readonly to: 'rewrite-letter' | 'see' }
  'proposals.answered-already': null
  /** Result of a job. */
  'proposals.answers-planned': { readonly count: number }
  'proposals.being-answered': null
  'proposals.chat-full': { readonly most: number }
  'proposals.comment-not-found': null
  'proposals.comment-required': null
  'proposals.comment-too-long': { readonly most: number }
  'proposals.document-not-found': null
  'proposals.form-being-read': null
  'proposals.form-read-already': null
  'proposals.form-unread': null
  'proposals.funder-overview-required': null
  'proposals.item-not-found': null
  'proposals.letter-being-written': null
  'proposals.letter-failed': null
  'proposals.line-not-found': null
  'proposals.mentioned-gone': null
  'proposals.no-form': null
  'proposals.no-other-question': null
  'proposals.no-questions': null
  'proposals.no-questions-found': { readonly fileName: string }
  'proposals.no-questions-pasted': null
  'proposals.not-found': null
  'proposals.nothing-to-check': null
  'proposals.nothing-to-write-about': null
  'proposals.nothing-to-write-from': null
  'proposals.question-not-found': null
  'proposals.question-required': null
  'proposals.question-too-long': { readonly most: number }
  'proposals.request-required': null
  'proposals.request-too-long': { readonly most: number }
  'proposals.selection-not-found': null
  'proposals.text-required': null
  /** Result of a job. */
  'proposals.told-together': null
  'proposals.too-few-parts': null
  'proposals.not-your-comment': null
  'proposals.too-many-comments': { readonly most: number }
  'proposals.too-many-items': { readonly most: number }
  'proposals.too-many-questions': { readonly most: number; readonly count?: number }
  'proposals.unknown-assignee': null
}

export interface TextReasons {
  'texts.confirmation-required': null
  'texts.letters-not-in-pdf': null
  'texts.newer-version': null
  'texts.nothing-to-undo': null
  'texts.right-to-left-pdf': null
  'texts.too-intricate': null
  'texts.too-long': { readonly most: number; readonly length: number }
  'texts.version-not-found': null
}
