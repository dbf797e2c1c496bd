import { YEAR_PATTERN } from '../languages/dates.ts'
/**
 * Form of a value. `name` is an organisation's; `day` is a day of every year, such as 31 March; `date` may be only a
 * year.
 */
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

/** Heading of a fact in the profile. `own`: facts that the account added. */
export type FactGroup = 'identity' | 'contact' | 'money' | 'people' | 'work' | 'policies' | 'bank' | 'own'

export interface FactDefinition {
  /** In camel case; for a yearly fact without the year, as `income` in `income2024`. */
  readonly key: string
  readonly kind: FactKind
  readonly group: FactGroup
  /** Whether it has a value for each year. */
  readonly yearly: boolean
  /** Whether it is stored encrypted, shown masked and never given to a model. */
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

/** Every fact in the catalogue, in the order in which the profile shows them. */
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

/** A key of the catalogue, with or without a year; null for an account's own key or an unknown one. */
export interface KnownKey {
  readonly definition: FactDefinition
  /** Set for a yearly fact; null if the key has no year. */
  readonly year: number | null
}

export function knownKey(key: string): KnownKey | null {
  const definition = BY_KEY.get(key)
  if (definition) return { definition, year: null }
  const [, base = '', year = ''] = WITH_YEAR.exec(key) ?? []
  const ofYear = BY_KEY.get(base)
  return ofYear?.yearly ? { definition: ofYear, year: Number(year) } : null
}

/** The key of a yearly fact in one year: `income` and 2024 give `income2024`. */
export function keyOfYear(base: string, year: number): string {
  return `${base}${year}`
}

/** The definition of a fact by its key; the account's own facts are short texts. */
export function definitionOf(key: string): FactDefinition {
  return knownKey(key)?.definition ?? fact('own', key)
}

/** Whether an account may have an own fact with this key. */
export function isOwnKey(key: string): boolean {
  return OWN_KEY.test(key) && knownKey(key) === null
}
