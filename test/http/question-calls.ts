import { commentsResponse } from '../../adapters/http-contract/comments.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import type { HttpClient, Sent } from '../support/http-client.ts'
import { eventually } from '../support/waiting.ts'
import type { World } from '../support/world.ts'
import type { Examples } from './call.ts'

const NOTHING = 'f'.repeat(24)
const FORM = '1. Who will benefit? (max 100 words)\n\n2. What will you do?\n'

/** An application of the owner with two answered questions: the paths of it and of the first, and the second's id. */
async function answered(world: World, owner: HttpClient) {
  const { id } = await owner.post('/proposals/createManualGrant', { name: 'Warm kitchens' }, createdResponse)
  await owner.post(`/proposals/${id}/newQuestion`, { questionText: 'Who will benefit?' }, proposalResponse)
  await owner.post(`/proposals/${id}/newQuestion`, { questionText: 'What will you do?' }, proposalResponse)
  const { proposal } = await eventually(async () => {
    await world.workOff()
    const now = await owner.get(`/proposals/${id}`, proposalResponse)
    if (now.proposal.questions.some(({ status }) => status === 'processing')) throw new Error('Not answered yet.')
    return now
  })
  const [first, second] = proposal.questions
  return { question: `/proposals/${id}/questions/${first!.id}`, other: second!.id }
}

/** Where the last call that was prepared leads to. */
let prepared = ''

async function mergeable(world: World, _caller: HttpClient, owner: HttpClient): Promise<Sent> {
  const { question, other } = await answered(world, owner)
  prepared = `${question}/merge`
  return { json: { withQuestionId: other } }
}

async function reviewable(world: World, _caller: HttpClient, owner: HttpClient): Promise<Sent> {
  const { question, other } = await answered(world, owner)
  prepared = question.replace(/[^/]+$/u, 'review')
  return { json: { questionIds: [other], reviewStatus: 'draft' } }
}

async function removed(world: World, _caller: HttpClient, owner: HttpClient): Promise<string> {
  const { question } = await answered(world, owner)
  await owner.post(`${question}/remove`, undefined, proposalResponse)
  return `${question}/restore`
}

const comment = { sends: () => ({ json: { text: 'Is this right, @Ada?' } }) }

/** The address of a comment that the caller wrote on a question of the owner's. */
async function ownComment(caller: HttpClient, owner: HttpClient): Promise<string> {
  const { id } = await owner.post('/proposals/createManualGrant', { name: 'Discussed' }, createdResponse)
  const asked = await owner.post(`/proposals/${id}/newQuestion`, { questionText: 'Why?' }, proposalResponse)
  const path = `/proposals/${id}/questions/${asked.proposal.questions[0]!.id}/comments`
  const { comments } = await caller.post(path, { text: 'Is this right?' }, commentsResponse)
  return `${path}/${comments[0]!.id}`
}

/** Questions that are changed by hand. */
export const questionCalls = {
  'POST /proposals/:id/questions/paste': {
    sends: () => ({ json: { text: FORM } }),
    wrong: { sends: () => ({ json: { text: ' ', preview: 'no' } }), fields: ['text', 'preview'] },
  },
  'POST /proposals/:id/questions/review': {
    sends: () => ({ json: { questionIds: [NOTHING], reviewStatus: 'draft' } }),
    prepares: reviewable,
    leadsTo: async () => prepared,
    wrong: {
      sends: () => ({ json: { questionIds: ['x'], reviewStatus: 'final' } }),
      fields: ['questionIds.0', 'reviewStatus'],
    },
  },
  'POST /proposals/:id/gaps': {
    sends: () => ({ json: { gapId: 'profile:charityNumber', value: '1123456' } }),
    wrong: { sends: () => ({ json: { gapId: 5, value: 7 } }), fields: ['gapId', 'value'] },
  },
  'POST /proposals/:id/questions/:questionId': {
    sends: () => ({ json: { text: 'Who will gain from it?', kind: 'text', word_limit: 150, position: 0 } }),
    wrong: {
      sends: () => ({
        json: {
          text: ' ',
          guidance: 5,
          section: 5,
          word_limit: 0,
          characters_limit: 1.5,
          kind: 'poem',
          position: -1,
          reviewStatus: 'needs-you',
          assigneeId: 'x',
        },
      }),
      fields: [
        'text',
        'guidance',
        'section',
        'word_limit',
        'characters_limit',
        'kind',
        'position',
        'reviewStatus',
        'assigneeId',
      ],
    },
  },
  'POST /proposals/:id/questions/:questionId/restore': { leadsTo: removed },
  'POST /proposals/:id/questions/:questionId/merge': {
    sends: () => ({ json: { withQuestionId: NOTHING } }),
    prepares: mergeable,
    leadsTo: async () => prepared,
    wrong: { sends: () => ({ json: { withQuestionId: 'x' } }), fields: ['withQuestionId'] },
  },
  'POST /proposals/:id/questions/:questionId/copied': {
    sends: () => ({ json: { copied: true } }),
    wrong: { sends: () => ({ json: { copied: 'yes' } }), fields: ['copied'] },
  },
  'POST /proposals/:id/questions/:questionId/answer/lacking/dismiss': {
    sends: () => ({ json: { entry: 'The budget' } }),
    wrong: { sends: () => ({ json: { entry: '' } }), fields: ['entry'] },
  },
  'POST /proposals/:id/questions/:questionId/comments': {
    ...comment,
    wrong: { sends: () => ({ json: { text: ' ' } }), fields: ['text'] },
  },
  'POST /proposals/:id/questions/:questionId/comments/:commentId/edit': {
    leadsTo: async (_world, caller, owner) => `${await ownComment(caller, owner)}/edit`,
    sends: () => ({ json: { text: 'Is this still right?' } }),
    wrong: { sends: () => ({ json: { text: ' ' } }), fields: ['text'] },
  },
  'POST /proposals/:id/questions/:questionId/comments/:commentId/remove': {
    leadsTo: async (_world, caller, owner) => `${await ownComment(caller, owner)}/remove`,
  },
  'POST /proposals/:id/questions/:questionId/split': {
    afterWork: true,
    sends: () => ({ json: { texts: ['Who will benefit?', 'Where do they live?'] } }),
    wrong: { sends: () => ({ json: { texts: ['One alone'] } }), fields: ['texts'] },
  },
} satisfies Partial<Examples>
