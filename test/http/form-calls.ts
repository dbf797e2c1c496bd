import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { eventually } from '../support/waiting.ts'
import type { World } from '../support/world.ts'
import type { Examples } from './call.ts'

const FORM = 'Grant form\n\n1. Who will benefit? (max 100 words)\n\nYour bank statement\n'

/** The path of an application of the owner whose form was read. */
async function withForm(world: World, _caller: HttpClient, owner: HttpClient): Promise<string> {
  const form = formWith({ name: 'form.txt', content: FORM }, { name: 'Warm kitchens', projectId: '' })
  const { id } = await owner.upload('/proposals/createUploadGrant', form, createdResponse)
  return eventually(async () => {
    await world.workOff()
    const { proposal } = await owner.get(`/proposals/${id}`, proposalResponse)
    if (proposal.questions.length === 0) throw new Error('The form is not read yet.')
    return `/proposals/${id}`
  })
}

async function aQuestion(...of: Parameters<typeof withForm>): Promise<string> {
  const path = await withForm(...of)
  const { proposal } = await of[2].get(path, proposalResponse)
  return `${path}/questions/${proposal.questions[0]!.id}/answerPlace`
}

/** The path of something to do, which was a question. */
async function anItem(_world: World, _caller: HttpClient, owner: HttpClient): Promise<string> {
  const { id } = await owner.post('/proposals/createManualGrant', { name: 'Warm kitchens' }, createdResponse)
  const path = `/proposals/${id}`
  const asked = await owner.post(`${path}/newQuestion`, { questionText: 'Enclose your accounts' }, proposalResponse)
  const made = `${path}/questions/${asked.proposal.questions[0]!.id}/makeItem`
  const { proposal } = await owner.post(made, { kind: 'attachment' }, proposalResponse)
  return `${path}/items/${proposal.items[0]!.id}`
}

type Leads = typeof withForm
const within =
  (lead: Leads, rest: string): Leads =>
  async (...of) =>
    `${await lead(...of)}${rest}`

/** The form beside an application, and what it wants done. */
export const formCalls = {
  'GET /proposals/:id/form/blocks': { leadsTo: within(withForm, '/form/blocks') },
  'GET /proposals/:id/form/file': { leadsTo: within(withForm, '/form/file') },
  'GET /proposals/:id/filledForm': { leadsTo: within(withForm, '/filledForm') },
  'GET /proposals/:id/filledForm/places': { leadsTo: within(withForm, '/filledForm/places') },
  'POST /proposals/:id/questions/:questionId/answerPlace': {
    sends: () => ({ json: { place: '1' } }),
    leadsTo: aQuestion,
    wrong: { sends: () => ({ json: { place: 2 } }), fields: ['place'] },
  },
  'POST /proposals/:id/form/mark': {
    sends: () => ({ json: { place: '2', as: 'attachment' } }),
    leadsTo: within(withForm, '/form/mark'),
    wrong: { sends: () => ({ json: { place: 2, as: 'poem' } }), fields: ['place', 'as'] },
  },
  'GET /proposals/:id/form/doubtfulLines': { leadsTo: within(withForm, '/form/doubtfulLines') },
  'POST /proposals/:id/form/toldLines': {
    sends: () => ({ json: { text: 'Your bank statement', isQuestion: true } }),
    leadsTo: within(withForm, '/form/toldLines'),
    wrong: { sends: () => ({ json: { text: 1, isQuestion: 'yes' } }), fields: ['text', 'isQuestion'] },
  },
  'POST /proposals/:id/items/:itemId': {
    sends: () => ({ json: { done: true, text: 'Your accounts of last year', kind: 'attachment', answer: 'Yes' } }),
    leadsTo: anItem,
    wrong: {
      sends: () => ({ json: { done: 'yes', text: ' ', kind: 'poem', answer: '' } }),
      fields: ['done', 'text', 'kind', 'answer'],
    },
  },
  'POST /proposals/:id/items/:itemId/remove': { leadsTo: within(anItem, '/remove') },
  'POST /proposals/:id/items/:itemId/ask': { leadsTo: within(anItem, '/ask') },
  'POST /proposals/:id/questions/:questionId/makeItem': {
    sends: () => ({ json: { kind: 'signature' } }),
    wrong: { sends: () => ({ json: { kind: 'poem' } }), fields: ['kind'] },
  },
} satisfies Partial<Examples>
