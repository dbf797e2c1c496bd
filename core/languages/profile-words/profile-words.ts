/** The purpose of an organisation: its work and beneficiaries, the world that it wants, and its aims. */
export type Purpose = 'mission' | 'vision' | 'aims'

/**
 * Ways in which documents name their own organisation: alternatives of case-insensitive patterns, unless stated
 * otherwise.
 */
export interface ProfileWords {
  /** Whole labels in forms and letterheads, by the key of the fact beside them. */
  readonly labels?: Readonly<Record<string, string>>
  /** Anywhere in a label or heading: the value beside or below it is somebody else's. */
  readonly others?: string
  /** Whole labels beside the name of a contact's employer. */
  readonly employers?: string
  /** Anywhere in a sentence, before an organisation that gives money, a home or help to the author. */
  readonly supporters?: string
  /** Names that the author uses for itself beside its name. */
  readonly us?: string
  /** After or before the author's name in the title of a report. */
  readonly reports?: string
  readonly reportsOf?: string
  /** Between a name and a noun for an organisation. */
  readonly isAn?: string
  /** Nouns by which an organisation calls itself. */
  readonly organisations?: string
  /** After the name of an author that another organisation hosts. */
  readonly hostedBy?: string
  /** Before a registration number. */
  readonly charityNumbers?: string
  readonly companyNumbers?: string
  readonly taxNumbers?: string
  /** After a year and the name of the author, in a history. */
  readonly foundedVerbs?: string
  /** With the group `date`. */
  readonly founded?: string
  /** Before the mission, which continues to the end of the sentence. */
  readonly mission?: string
  /** Nouns for an organisation's purposes. */
  readonly purposes?: Readonly<Record<Purpose, string>>
  /** Between such a noun and the purpose. */
  readonly purposeIs?: string
  /** Between a singular noun and the purpose: "our mission to bring". */
  readonly purposeOf?: string
  /** Between such a noun and its owner. */
  readonly ofWhom?: string
  /** Before such a noun, for the organisation named before. */
  readonly whose?: string
  /** After the author's name, before its aims. */
  readonly strivesTo?: string
  /** With the group `day`. */
  readonly yearEnds?: string
  /** Whole row labels of a financial statement. */
  readonly totals?: Readonly<Partial<Record<'income' | 'expenditure' | 'reserves', string>>>
  /** With the group `amount`, in a sentence about the author that names one year. */
  readonly spent?: Readonly<Partial<Record<'income' | 'expenditure' | 'reserves', string>>>
  /** Openers of a sentence about the author's money that does not name the author. */
  readonly spentInYear?: string
  /** Whole descriptions of a person's office. */
  readonly offices?: Readonly<Partial<Record<'chiefExecutive' | 'chair', string>>>
  /** With the group `number`, in a sentence about the author. */
  readonly staff?: string
  readonly volunteers?: string
  /** Before an address, as a line of its own or as a label. */
  readonly headOffices?: string
  readonly registeredOffices?: string
  /** Titles of policies, by the key of the fact that holds their date. */
  readonly policies?: Readonly<Record<string, string>>
  /** After the title of a policy. */
  readonly policy?: string
  /** Before the date on which a policy was agreed or last reviewed. */
  readonly agreedOn?: string
}
