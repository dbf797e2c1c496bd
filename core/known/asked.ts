import type { AskedYear } from './year-asked-for.ts'

/** The subject of a question. `other`: a different one, or not named. */
export type AskedSubject = 'us' | 'project' | 'partner' | 'referee' | 'signatory' | 'funder' | 'other'

export interface AskedFor {
  readonly subject: AskedSubject
  /**
   * A profile key if the subject is us or our signatory; a section of the brief, `title`, `amount` or `budget` for the
   * project. Null if uncertain, and for any other subject.
   */
  readonly fact: string | null
  /** Set for a yearly fact. */
  readonly year: AskedYear | null
  /** Set for a person's name: the part that is asked for. */
  readonly part?: 'first' | 'last'
  /**
   * Set for an address or number: whose is asked for, if not the organisation's: that of the person who fills in the
   * form, or our contact's.
   */
  readonly holder?: 'reader' | 'contact'
  /** Alternative facts: "charity or company number". */
  readonly otherwise?: readonly string[]
  /** A second question in the same sentence: "name and address". */
  readonly also?: AskedFor
}

/** A question as printed in its form. */
export interface PrintedQuestion {
  readonly text: string
  readonly section: string | null
}
