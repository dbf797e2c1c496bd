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
