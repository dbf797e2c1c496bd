/** What a question wants to hear. */
export type WantedKind =
  | 'name'
  | 'identifier'
  | 'address'
  | 'email'
  | 'telephone'
  | 'website'
  | 'person'
  | 'date'
  | 'money'
  | 'count'
  | 'yes-no'
  | 'list'
  | 'prose'

/** Whose it is: ours, the project's, a partner's or a funder's. */
export type WantedOwner = 'us' | 'project' | 'partner' | 'funder'

interface CommonQuestionType {
  readonly kind: WantedKind
  readonly owner: WantedOwner
}

/** What forms ask most, with the kind of the answer and whose it is. */
export const COMMON_QUESTIONS = {
  legalName: { kind: 'name', owner: 'us' },
  legalForm: { kind: 'name', owner: 'us' },
  charityNumber: { kind: 'identifier', owner: 'us' },
  companyNumber: { kind: 'identifier', owner: 'us' },
  registeredNumber: { kind: 'identifier', owner: 'us' },
  taxNumber: { kind: 'identifier', owner: 'us' },
  bankDetails: { kind: 'identifier', owner: 'us' },
  address: { kind: 'address', owner: 'us' },
  email: { kind: 'email', owner: 'us' },
  telephone: { kind: 'telephone', owner: 'us' },
  website: { kind: 'website', owner: 'us' },
  founded: { kind: 'date', owner: 'us' },
  yearEnd: { kind: 'date', owner: 'us' },
  contact: { kind: 'person', owner: 'us' },
  chiefExecutive: { kind: 'person', owner: 'us' },
  chair: { kind: 'person', owner: 'us' },
  treasurer: { kind: 'person', owner: 'us' },
  secretary: { kind: 'person', owner: 'us' },
  safeguardingLead: { kind: 'person', owner: 'us' },
  examiner: { kind: 'person', owner: 'us' },
  trustees: { kind: 'list', owner: 'us' },
  partners: { kind: 'list', owner: 'partner' },
  funders: { kind: 'list', owner: 'funder' },
  otherFunding: { kind: 'list', owner: 'project' },
  income: { kind: 'money', owner: 'us' },
  expenditure: { kind: 'money', owner: 'us' },
  reserves: { kind: 'money', owner: 'us' },
  surplus: { kind: 'money', owner: 'us' },
  amountAsked: { kind: 'money', owner: 'project' },
  projectCost: { kind: 'money', owner: 'project' },
  volunteers: { kind: 'count', owner: 'us' },
  staff: { kind: 'count', owner: 'us' },
  trusteeCount: { kind: 'count', owner: 'us' },
  peopleReached: { kind: 'count', owner: 'us' },
  otherCount: { kind: 'count', owner: 'us' },
  projectTitle: { kind: 'name', owner: 'project' },
  projectStart: { kind: 'date', owner: 'project' },
  projectEnd: { kind: 'date', owner: 'project' },
  projectTime: { kind: 'date', owner: 'project' },
  policyDate: { kind: 'date', owner: 'us' },
  isCharity: { kind: 'yes-no', owner: 'us' },
  incomeAbove: { kind: 'yes-no', owner: 'us' },
  policy: { kind: 'yes-no', owner: 'us' },
  insurance: { kind: 'yes-no', owner: 'us' },
  mission: { kind: 'prose', owner: 'us' },
  activities: { kind: 'prose', owner: 'us' },
  need: { kind: 'prose', owner: 'us' },
  beneficiaries: { kind: 'prose', owner: 'us' },
  outcomes: { kind: 'prose', owner: 'us' },
  measuring: { kind: 'prose', owner: 'us' },
  safety: { kind: 'prose', owner: 'us' },
  equality: { kind: 'prose', owner: 'us' },
  environment: { kind: 'prose', owner: 'us' },
  training: { kind: 'prose', owner: 'us' },
  risks: { kind: 'prose', owner: 'us' },
  reservesPolicy: { kind: 'prose', owner: 'us' },
  afterGrant: { kind: 'prose', owner: 'us' },
  spending: { kind: 'prose', owner: 'project' },
} as const satisfies Readonly<Record<string, CommonQuestionType>>

export type CommonQuestion = keyof typeof COMMON_QUESTIONS

/**
 * The words of a question and of its answer, as alternatives between slashes. An alternative is a few words that stand
 * in any order; `|` parts words that mean the same, `*` stands for any letters, `_` joins words that follow each
 * other, `!` marks a word that must not be there, and `=` an alternative beside which only the `fillers` may stand.
 */
export interface CommonQuestionWords {
  readonly asked: string
  /** Labels, roles, nouns or turns of phrase that the answer stands beside, the surest first; no order marks. */
  readonly shown?: string
  /** Headings and labels that prose stands under. */
  readonly under?: string
}

export interface CommonQuestionsOfLanguage {
  readonly fillers: string
  /** Words that may stand beside a fact that is asked for, and narrow nothing. */
  readonly beside: string
  /** How a document speaks of who wrote it: first persons. */
  readonly us: string
  /** What comes before the noun of what is counted. */
  readonly howMany: string
  /** What a question that wants yes or no begins with, as it is put to an organisation. */
  readonly yesNo: string
  readonly yes: string
  readonly no: string
  readonly not: string
  /** Of the year before the one that was named last. */
  readonly yearBefore: string
  /** Turns of phrase of whoever plans something, or asks for it. */
  readonly intends: string
  /** What is said of a figure before its year is over. */
  readonly forecasts: string
  /** Small numbers in words, from one on. */
  readonly numbers: string
  /** What the names of organisations hold, and those of people do not. */
  readonly organisations: string
  /** Times on the calendar from which something lasts. */
  readonly from: string
  readonly questions: Readonly<Partial<Record<CommonQuestion, CommonQuestionWords>>>
}
