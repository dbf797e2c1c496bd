import { isTold } from '../known/answer-material.ts'
import { fillPlaceholders, type PlaceholderField } from '../languages/placeholders.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import { isSameValue } from '../profile/same-value.ts'

/** People whom the profile names, with the fact that says what they are. */
const PEOPLE = [
  ['signatoryName', 'signatoryRole'],
  ['contactName', 'contactRole'],
] as const

/** Facts that tell what a letter's placeholders stand for, the first that is confirmed. */
const FACTS: Partial<Record<PlaceholderField, readonly string[]>> = {
  organisation: ['workingName', 'legalName'],
  address: ['postalAddress', 'registeredAddress'],
  email: ['contactEmail'],
  telephone: ['contactTelephone'],
}

/** What a user is in the organisation, where its profile names them; empty where it is not confirmed. */
export function roleOf(name: string, profile: readonly ProfileFact[]): string {
  const isTheirs = (key: string) => {
    const named = confirmed(key, profile)
    return name !== '' && named !== null && isSameValue('person', named, name)
  }
  const roles = PEOPLE.flatMap(([person, role]) => (isTheirs(person) ? (confirmed(role, profile) ?? []) : []))
  return roles[0] ?? ''
}

/** The letter with all that is known of who signs it in place of its placeholders. The others stay, to be asked for. */
export function fillLetter(letter: string, sender: string, profile: readonly ProfileFact[]): string {
  const valueOf = (field: PlaceholderField): string | null => {
    if (field === 'name') return sender || null
    if (field === 'role') return roleOf(sender, profile) || null
    const values = (FACTS[field] ?? []).flatMap((key) => confirmed(key, profile) ?? [])
    return values[0] ?? null
  }
  return fillPlaceholders(letter, ({ fields }) => {
    const values = fields.map(valueOf)
    return values.every((value) => value !== null) ? values.join(', ') : null
  })
}

function confirmed(key: string, profile: readonly ProfileFact[]): string | null {
  return profile.find((fact) => fact.key === key && isTold(fact))?.value ?? null
}
