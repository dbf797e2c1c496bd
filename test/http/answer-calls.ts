import { answersResponse } from '../../adapters/http-contract/answers.ts'
import type { HttpClient, Sent } from '../support/http-client.ts'
import type { World } from '../support/world.ts'
import type { Examples } from './call.ts'

async function chosen(_world: World, caller: HttpClient): Promise<Sent> {
  const { answers } = await caller.get('/answers', answersResponse)
  return { json: { answerId: answers[0]?.id ?? 'f'.repeat(24), basedOn: 0 } }
}

/** Answers of before. */
export const answerCallExamples = {
  'POST /answers/:id': {
    sends: () => ({ json: { text: 'Two hundred young people.', validUntil: '2027-03-31', state: 'kept' } }),
    wrong: {
      sends: () => ({ json: { text: ' ', validUntil: 'soon', state: 'gone' } }),
      fields: ['text', 'validUntil', 'state'],
    },
  },
  'POST /proposals/:id/questions/:questionId/remembered': {
    sends: () => ({ json: { answerId: 'f'.repeat(24), basedOn: 0 } }),
    prepares: chosen,
    wrong: {
      sends: () => ({ json: { answerId: 'x', basedOn: -1, whole: 'yes' } }),
      fields: ['answerId', 'basedOn', 'whole'],
    },
  },
} satisfies Partial<Examples>
