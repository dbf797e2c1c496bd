/** The kind of answer that a question expects. */
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

/** The owner of the answer: us, the project, a partner or a funder. */
export type WantedOwner = 'us' | 'project' | 'partner' | 'funder'

interface CommonQuestionType {
  readonly kind: WantedKind
  readonly owner: WantedOwner
}

/** The most frequent questions of forms, with the kind and owner of the answer. */
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
 * The words of a question and of its answer, as alternatives separated by slashes. An alternative is a few words in any
 * order; `|` separates words of the same meaning, `*` matches any letters, `_` joins consecutive words, `!` marks a
 * forbidden word, and `=` an alternative beside which only the `fillers` are allowed.
 */
export interface CommonQuestionWords {
  readonly asked: string
  /** Labels, roles, nouns or phrases beside which the answer stands, the surest first; no order marks. */
  readonly shown?: string
  /** Headings and labels above prose. */
  readonly under?: string
}

export interface CommonQuestionsOfLanguage {
  readonly fillers: string
  /** Words allowed beside a requested fact that do not narrow it. */
  readonly beside: string
  /** First-person words by which a document names its author. */
  readonly us: string
  /** Words before the noun of a counted thing. */
  readonly howMany: string
  /** Openers of a yes-or-no question to an organisation. */
  readonly yesNo: string
  readonly yes: string
  readonly no: string
  readonly not: string
  /** Words for the year before the one named last. */
  readonly yearBefore: string
  /** Phrases for a plan or a request. */
  readonly intends: string
  /** Words for the figure of an unfinished year. */
  readonly forecasts: string
  /** Small numbers in words, from one. */
  readonly numbers: string
  /** Words in the names of organisations but not of people. */
  readonly organisations: string
  /** Calendar times at which a period starts. */
  readonly from: string
  readonly questions: Readonly<Partial<Record<CommonQuestion, CommonQuestionWords>>>
}
