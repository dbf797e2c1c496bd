import { factToAddErrors } from '../../../core/profile/add-fact.ts'
import { notFound } from '../../../core/shared/app-error.ts'
import type { Routes } from '../route.ts'
import type { RouteParts } from '../route-parts.ts'
import { presentFact } from './present.ts'

/** Includes the whole day. */
const END_OF_DAY = 'T23:59:59.999Z'
const A_DAY = /^\d{4}-\d{2}-\d{2}$/

export function profileRoutes({ useCases }: RouteParts) {
  return {
    'GET /account/profile': async ({ actor }) => {
      const { facts, asked, unread } = await useCases.viewProfile.execute({ actor })
      return { facts: facts.map(presentFact), asked: [...asked], unread }
    },
    'POST /account/profile/:key': async ({ actor, params: { key }, body: { value, state, validUntil } }) => {
      const until = validUntil == null ? null : instantOf(validUntil)
      return { fact: presentFact(await useCases.changeFact.execute({ actor, key, value, state, validUntil: until })) }
    },
    'POST /account/profile': {
      rules: (text) => factToAddErrors({ key: text('key') || null, label: text('label'), value: text('value') }),
      once: async ({ actor, body: { key, label, value } }) =>
        (await useCases.addFact.execute({ actor, key: key || null, label, value })).key,
      handle: async ({ actor }, key) => {
        const { facts } = await useCases.viewProfile.execute({ actor })
        const fact = facts.find((one) => one.key === key)
        if (!fact) throw notFound('profile.fact-not-found')
        return { fact: presentFact(fact) }
      },
    },
  } satisfies Partial<Routes>
}

function instantOf(sent: string): string {
  return A_DAY.test(sent) ? `${sent}${END_OF_DAY}` : new Date(sent).toISOString()
}
