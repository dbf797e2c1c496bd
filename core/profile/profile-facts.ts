import { YEAR_PATTERN } from '../languages/dates.ts'
/** What a value must look like; `name` is an organisation's; `day` is a day of every year, such as 31 March; `date` may be a year alone. */
export type FactKind =
  | 'text'
  | 'long-text'
  | 'name'
  | 'person'
  | 'email'
  | 'telephone'
  | 'url'
  | 'address'
  | 'identifier'
  | 'date'
  | 'day'
  | 'money'
  | 'number'

/** Under which heading the profile shows a fact. `own` are those that the account added. */
export type FactGroup = 'identity' | 'contact' | 'money' | 'people' | 'work' | 'policies' | 'bank' | 'own'

export interface FactDefinition {
  /** In camel case; of a yearly fact the part before the year, as `income` in `income2024`. */
  readonly key: string
  readonly kind: FactKind
  readonly group: FactGroup
  /** Has a value of its own for each year. */
  readonly yearly: boolean
  /** Stored encrypted, shown masked and given to no model. */
  readonly secret: boolean
}

const fact = (group: FactGroup, key: string, kind: FactKind = 'text'): FactDefinition => ({
  key,
  kind,
  group,
  yearly: false,
  secret: false,
})
const yearly = (group: FactGroup, key: string, kind: FactKind): FactDefinition => ({
  ...fact(group, key, kind),
  yearly: true,
})
const secret = (key: string, kind: FactKind = 'identifier'): FactDefinition => ({
  ...fact('bank', key, kind),
  secret: true,
})

/** Every fact that the profile of an organisation has a place for, in the order in which it shows them. */
export const PROFILE_FACTS = [
  fact('identity', 'legalName', 'name'),
  fact('identity', 'workingName', 'name'),
  fact('identity', 'legalForm'),
  fact('identity', 'charityNumber', 'identifier'),
  fact('identity', 'companyNumber', 'identifier'),
  fact('identity', 'registeredNumber', 'identifier'),
  fact('identity', 'taxNumber', 'identifier'),
  fact('identity', 'founded', 'date'),
  fact('identity', 'registeredAddress', 'address'),
  fact('identity', 'postalAddress', 'address'),
  fact('identity', 'website', 'url'),
  fact('contact', 'chiefExecutive', 'person'),
  fact('contact', 'chair', 'person'),
  fact('contact', 'treasurer', 'person'),
  fact('contact', 'secretary', 'person'),
  fact('contact', 'contactName', 'person'),
  fact('contact', 'contactRole'),
  fact('contact', 'contactEmail', 'email'),
  fact('contact', 'contactTelephone', 'telephone'),
  fact('contact', 'signatoryName', 'person'),
  fact('contact', 'signatoryRole'),
  fact('contact', 'signatoryEmail', 'email'),
  fact('contact', 'signatoryTelephone', 'telephone'),
  fact('money', 'yearEnd', 'day'),
  yearly('money', 'income', 'money'),
  yearly('money', 'expenditure', 'money'),
  yearly('money', 'reserves', 'money'),
  yearly('people', 'staff', 'number'),
  yearly('people', 'volunteers', 'number'),
  yearly('people', 'trustees', 'number'),
  yearly('people', 'peopleReached', 'number'),
  fact('work', 'mission', 'long-text'),
  fact('work', 'area', 'long-text'),
  fact('policies', 'safeguardingLead', 'person'),
  fact('policies', 'safeguardingPolicy', 'date'),
  fact('policies', 'equalityPolicy', 'date'),
  fact('policies', 'healthAndSafetyPolicy', 'date'),
  fact('policies', 'dataProtectionPolicy', 'date'),
  fact('policies', 'environmentalPolicy', 'date'),
  fact('policies', 'insurance'),
  secret('bankName', 'text'),
  secret('accountName', 'text'),
  secret('sortCode'),
  secret('accountNumber'),
  secret('iban'),
  secret('bic'),
] as const satisfies readonly FactDefinition[]

const BY_KEY: ReadonlyMap<string, FactDefinition> = new Map(PROFILE_FACTS.map((known) => [known.key, known]))
const WITH_YEAR = new RegExp(`^([a-z][A-Za-z]*)(${YEAR_PATTERN})$`, 'u')
const OWN_KEY = /^[a-z][A-Za-z0-9]{0,59}$/

/** What a key names: a fact of the catalogue, of one year or of none; null for a key of the account's own, or for none. */
export interface KnownKey {
  readonly definition: FactDefinition
  /** Of a yearly fact; null where the key names no year. */
  readonly year: number | null
}

export function knownKey(key: string): KnownKey | null {
  const definition = BY_KEY.get(key)
  if (definition) return { definition, year: null }
  const [, base = '', year = ''] = WITH_YEAR.exec(key) ?? []
  const ofYear = BY_KEY.get(base)
  return ofYear?.yearly ? { definition: ofYear, year: Number(year) } : null
}

/** The key of a yearly fact in one year: `income` and 2024 are `income2024`. */
export function keyOfYear(base: string, year: number): string {
  return `${base}${year}`
}

/** What is known of a fact by its key: the account's own facts are short texts. */
export function definitionOf(key: string): FactDefinition {
  return knownKey(key)?.definition ?? fact('own', key)
}

/** Whether an account may keep a fact of its own under the key. */
export function isOwnKey(key: string): boolean {
  return OWN_KEY.test(key) && knownKey(key) === null
}
