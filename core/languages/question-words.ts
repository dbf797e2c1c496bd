/** Whom a question is about, where it says so. */
export type QuestionOwner =
  | 'organisation'
  | 'contact'
  | 'signatory'
  | 'bank'
  | 'project'
  | 'partner'
  | 'referee'
  | 'funder'

/** What a short question asks of its owner, such as the name or the address. */
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

/** What a question wants to know of a project: the sections of its brief. */
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

/** How the questions of a language are worded: alternatives of patterns over lower-case text with plain apostrophes. */
export interface QuestionWords {
  readonly owners: Readonly<Partial<Record<QuestionOwner, string>>>
  /** What names the attribute; beside it a question holds nothing but words of owners and these `fillers`. */
  readonly attributes: Readonly<Partial<Record<AskedAttribute, string>>>
  readonly fillers: string
  /** Joins two attributes: "name and address". */
  readonly joins?: string
  /** Anywhere in a question about a project: what the table of common questions does not tell, the likeliest first. */
  readonly sections: Readonly<Partial<Record<AskedSection, string>>>
  /** Names what is applied for without the word for a project. */
  readonly thisGrant?: string
  /** Names projects other than the one that is applied for. */
  readonly elsewhere?: string
  /** Speaks of what the organisation does all along, whatever the heading above. */
  readonly usualWork?: string
  /** Speaks of what is to come: an application's plans. */
  readonly planned?: string
  /** Speaks of what is over. */
  readonly over?: string
  /** What no report of the organisation knows, such as a row of the project's budget. */
  readonly onlyAsked?: string
}
