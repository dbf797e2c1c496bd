import type { AskedYear } from './year-asked-for.ts'

/** Whom or what a question is about. `other`: none of these, or it does not say. */
export type AskedSubject = 'us' | 'project' | 'partner' | 'referee' | 'signatory' | 'funder' | 'other'

export interface AskedFor {
  readonly subject: AskedSubject
  /**
   * What it asks for: a key of the profile where it is about us or our signatory; a section of the brief, `title`, `amount`
   * or `budget` of the project. Null where that is not certain, and of anybody else.
   */
  readonly fact: string | null
  /** Of a yearly fact. */
  readonly year: AskedYear | null
  /** Of a person's name: the part that is asked for. */
  readonly part?: 'first' | 'last'
  /** Of an address or number: wants that of whoever fills in the form, or that of our contact, not the organisation's. */
  readonly holder?: 'reader' | 'contact'
  /** A fact that answers it as well: "charity or company number". */
  readonly otherwise?: readonly string[]
  /** Another question in the same breath: "name and address". */
  readonly also?: AskedFor
}

/** A question as its form prints it. */
export interface PrintedQuestion {
  readonly text: string
  readonly section: string | null
}
