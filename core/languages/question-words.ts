/** The subject of a question, if stated. */
export type QuestionOwner =
  | 'organisation'
  | 'contact'
  | 'signatory'
  | 'bank'
  | 'project'
  | 'partner'
  | 'referee'
  | 'funder'

/** The attribute that a short question asks for, such as the name or the address. */
export type AskedAttribute =
  | 'legalName'
  | 'name'
  | 'personName'
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'postalAddress'
  | 'email'
  | 'telephone'
  | 'role'
  | 'website'
  | 'workingName'
  | 'legalForm'
  | 'charityNumber'
  | 'companyNumber'
  | 'registeredNumber'
  | 'taxNumber'
  | 'founded'
  | 'yearEnd'
  | 'income'
  | 'expenditure'
  | 'reserves'
  | 'staff'
  | 'volunteers'
  | 'trustees'
  | 'peopleReached'
  | 'area'
  | 'mission'
  | 'chair'
  | 'chiefExecutive'
  | 'safeguardingLead'
  | 'safeguardingPolicy'
  | 'equalityPolicy'
  | 'healthAndSafetyPolicy'
  | 'dataProtectionPolicy'
  | 'environmentalPolicy'
  | 'bankName'
  | 'accountName'
  | 'sortCode'
  | 'accountNumber'
  | 'iban'
  | 'bic'
  | 'title'
  | 'amount'
  | 'budget'

/** The sections of a project's brief that a question can ask for. */
export type AskedSection =
  | 'summary'
  | 'need'
  | 'evidence'
  | 'beneficiaries'
  | 'activities'
  | 'outcomes'
  | 'measuring'
  | 'timeline'
  | 'partners'
  | 'staff'
  | 'risks'
  | 'sustainability'
  | 'withoutGrant'

/** Wording of a language's questions: alternatives of patterns for lower-case text with plain apostrophes. */
export interface QuestionWords {
  readonly owners: Readonly<Partial<Record<QuestionOwner, string>>>
  /** Words for each attribute; besides, a question may have only words for owners and these `fillers`. */
  readonly attributes: Readonly<Partial<Record<AskedAttribute, string>>>
  readonly fillers: string
  /** Joins two attributes: "name and address". */
  readonly joins?: string
  /** Anywhere in a question about a project: wordings that the table of common questions lacks, the likeliest first. */
  readonly sections: Readonly<Partial<Record<AskedSection, string>>>
  /** Names the application without the word for a project. */
  readonly thisGrant?: string
  /** Names projects other than the one of the application. */
  readonly elsewhere?: string
  /** Words for the organisation's usual work, even under a heading about the project. */
  readonly usualWork?: string
  /** Words for the future: an application's plans. */
  readonly planned?: string
  /** Words for the past. */
  readonly over?: string
  /** Subjects that no report of the organisation covers, such as a row of the project's budget. */
  readonly onlyAsked?: string
}
