/** What an organisation is for: what it does for whom, the world that it wants, and what it wants to reach. */
export type Purpose = 'mission' | 'vision' | 'aims'

/**
 * How documents speak of the organisation that wrote them: alternatives of patterns without regard to case, unless said
 * otherwise.
 */
export interface ProfileWords {
  /** Whole labels in forms and letterheads, by the key of the fact beside them. */
  readonly labels?: Readonly<Record<string, string>>
  /** Anywhere in a label or heading: what stands beside or below it is somebody else's. */
  readonly others?: string
  /** Whole labels beside the name of whom a contact works for. */
  readonly employers?: string
  /** Anywhere in a sentence: behind it stands an organisation that gives money, a home or help to the author. */
  readonly supporters?: string
  /** What the author calls itself beside its name. */
  readonly us?: string
  /** Behind the author's name in the title of a report, and before it. */
  readonly reports?: string
  readonly reportsOf?: string
  /** Between a name and what says that it names an organisation. */
  readonly isAn?: string
  /** What an organisation calls itself. */
  readonly organisations?: string
  /** What it is by law, behind `isAn`. */
  readonly legalForms?: string
  /** Behind the name of the author, which another organisation hosts. */
  readonly hostedBy?: string
  /** Before the number under which it is registered. */
  readonly charityNumbers?: string
  readonly companyNumbers?: string
  readonly taxNumbers?: string
  /** Behind a year and the name of the author, in a history. */
  readonly foundedVerbs?: string
  /** With the group `date`. */
  readonly founded?: string
  /** Before the mission, which goes on to the end of the sentence. */
  readonly mission?: string
  /** Nouns for what an organisation is for. */
  readonly purposes?: Readonly<Record<Purpose, string>>
  /** Between such a noun and what it is. */
  readonly purposeIs?: string
  /** The same behind a singular: "our mission to bring". */
  readonly purposeOf?: string
  /** Between such a noun and whose it is. */
  readonly ofWhom?: string
  /** Before such a noun, of whoever was named before. */
  readonly whose?: string
  /** Behind the author's name, before what it wants to reach. */
  readonly strivesTo?: string
  /** With the group `day`. */
  readonly yearEnds?: string
  /** Whole labels of the rows of a financial statement. */
  readonly totals?: Readonly<Partial<Record<'income' | 'expenditure' | 'reserves', string>>>
  /** With the group `amount`, in a sentence about the author that names one year. */
  readonly spent?: Readonly<Partial<Record<'income' | 'expenditure' | 'reserves', string>>>
  /** Begins a sentence about the author's money that does not name the author. */
  readonly spentInYear?: string
  /** Whole descriptions of an office that somebody holds. */
  readonly offices?: Readonly<Partial<Record<'chiefExecutive' | 'chair', string>>>
  /** The same in a sentence, before the name of who holds it. */
  readonly officesBefore?: Readonly<Partial<Record<'chiefExecutive' | 'chair', string>>>
  /** With the group `number`, in a sentence about the author. */
  readonly staff?: string
  readonly volunteers?: string
  /** Before an address, as a line of its own or as a label. */
  readonly headOffices?: string
  readonly registeredOffices?: string
  /** Titles of policies, by the key of the fact that holds their date. */
  readonly policies?: Readonly<Record<string, string>>
  /** Behind the title of one. */
  readonly policy?: string
  /** Before the date on which a policy was agreed or looked at last. */
  readonly agreedOn?: string
  readonly safeguardingLead?: string
}
