import type { AskedAttribute, QuestionOwner } from '../languages/question-words.ts'
import { knownKey } from '../profile/profile-facts.ts'
import type { AskedFor } from './asked.ts'
import type { AskedYear } from './year-asked-for.ts'

type Facts = Readonly<Partial<Record<AskedAttribute, string>>>

const OF_SIGNATORY: Facts = {
  name: 'signatoryName',
  personName: 'signatoryName',
  firstName: 'signatoryName',
  lastName: 'signatoryName',
  role: 'signatoryRole',
  email: 'signatoryEmail',
  telephone: 'signatoryTelephone',
}
const OF_CONTACT: Facts = {
  name: 'contactName',
  personName: 'contactName',
  firstName: 'contactName',
  lastName: 'contactName',
  role: 'contactRole',
  email: 'contactEmail',
  telephone: 'contactTelephone',
  address: 'postalAddress',
  postalAddress: 'postalAddress',
}
/** Letters and calls for an organisation go to its contact. */
const OF_ORGANISATION: Facts = {
  name: 'legalName',
  address: 'registeredAddress',
  postalAddress: 'postalAddress',
  role: 'contactRole',
  email: 'contactEmail',
  telephone: 'contactTelephone',
}
/** Facts for attributes without an owner, as forms print them among the applicant's data. */
const OF_NOBODY: Facts = { ...OF_ORGANISATION, name: undefined }
const OF_BANK: Facts = { name: 'bankName' }
const SHARED: ReadonlySet<AskedAttribute> = new Set([
  'name',
  'personName',
  'firstName',
  'lastName',
  'address',
  'postalAddress',
  'email',
  'telephone',
  'role',
])
const OF_PROJECT: ReadonlySet<AskedAttribute> = new Set(['title', 'amount', 'budget'])
const UNCERTAIN: AskedFor = { subject: 'other', fact: null, year: null }

/** Whether people, places and projects can have it as well as organisations. */
export function isShared(attribute: AskedAttribute): boolean {
  return SHARED.has(attribute)
}

/** Whether it is a yearly figure; below a project's budget, "Income" is the project's. */
export function isYearly(attribute: AskedAttribute): boolean {
  return knownKey(attribute)?.definition.yearly === true
}

interface Owned {
  readonly owner: QuestionOwner | null
  /** Whether the question itself names the owner, not the heading above it. */
  readonly isNamed: boolean
}

/** The fact for an attribute of an owner. */
export function factOf(attribute: AskedAttribute, owned: Owned, year: AskedYear | null): AskedFor {
  const { owner } = owned
  if (OF_PROJECT.has(attribute)) return isProjects(owned) ? ofProject(attribute) : UNCERTAIN
  if (owner === 'project') return attributeOfProject(attribute, owned)
  if (owner === 'signatory') return named('signatory', OF_SIGNATORY[attribute], attribute)
  if (attribute === 'registeredNumber')
    return { ...named('us', 'charityNumber', attribute), otherwise: ['companyNumber', 'registeredNumber'] }
  if (attribute === 'name' && owner === 'organisation')
    return { ...named('us', 'legalName', attribute), otherwise: ['workingName'] }
  const key = SHARED.has(attribute) ? ofOwner(owned)[attribute] : attribute
  if (owner === 'contact') return { ...named('us', key, attribute), holder: owned.isNamed ? 'contact' : 'reader' }
  if (!isYearly(attribute) || key === undefined) return named('us', key, attribute)
  return year === null ? UNCERTAIN : { subject: 'us', fact: key, year }
}

/** "Contact title" asks for "Ms". */
function isProjects({ owner, isNamed }: Owned): boolean {
  return !isNamed || owner === 'project' || owner === 'organisation'
}

function attributeOfProject(attribute: AskedAttribute, { isNamed }: Owned): AskedFor {
  if (attribute === 'name') return isNamed ? ofProject('title') : UNCERTAIN
  return SHARED.has(attribute) || attribute === 'website' ? UNCERTAIN : named('us', attribute, attribute)
}

function ofProject(fact: string): AskedFor {
  return { subject: 'project', fact, year: null }
}

/** For an organisation that a question names, "role" means its work. */
function ofOwner({ owner, isNamed }: Owned): Facts {
  if (owner === 'contact') return OF_CONTACT
  if (owner === 'bank') return OF_BANK
  if (owner !== 'organisation') return OF_NOBODY
  return isNamed ? { ...OF_ORGANISATION, role: undefined } : OF_ORGANISATION
}

function named(subject: 'us' | 'signatory', key: string | undefined, attribute: AskedAttribute): AskedFor {
  if (key === undefined) return UNCERTAIN
  const part = attribute === 'firstName' ? 'first' : attribute === 'lastName' ? 'last' : null
  return { subject, fact: key, year: null, ...(part && { part }) }
}
