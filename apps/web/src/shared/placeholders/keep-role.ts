import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { callApi } from '../call-api.ts'
import { pathTo } from '../endpoint.ts'

/** People whom the profile names, with the fact that says what they are. */
const PEOPLE = [
  ['signatoryName', 'signatoryRole'],
  ['contactName', 'contactRole'],
] as const

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Confirms what a person is in the organisation, where the profile names them and does not say it yet. */
export async function keepRole(name: string, role: string): Promise<void> {
  const answer = await callApi({ method: 'GET', path: pathTo('GET /account/profile') })
  if (!('data' in answer)) return
  const { facts } = answer.data as { readonly facts: readonly ProfileFact[] }
  const confirmed = (key: string) => facts.find((fact) => fact.key === key && fact.state === 'confirmed')?.value ?? null
  const key = PEOPLE.find(([person, its]) => {
    const named = confirmed(person)
    return named !== null && plain(named) === plain(name) && confirmed(its) === null
  })?.[1]
  if (key === undefined) return
  const body = { value: role, state: 'confirmed', validUntil: null }
  await callApi({ method: 'POST', path: pathTo('POST /account/profile/:key', { params: { key } }), body })
}
