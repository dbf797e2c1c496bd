import type { CallTable } from '../call.ts'
import { success } from '../envelope.ts'
import {
  changeItemRequest,
  doubtfulLinesResponse,
  filledFormQuery,
  filledPlacesResponse,
  formBlocksResponse,
  makeItemRequest,
  markLineRequest,
  pointToPlaceRequest,
  tellLineRequest,
} from '../forms.ts'
import { proposalResponse } from '../proposals.ts'

const anApplication = { access: 'user', params: { id: 'proposal' } } as const
const anItem = { access: 'user', params: { id: 'proposal', itemId: 'item' } } as const

/** The form beside the application, and what it wants done besides questions. */
export const formCalls = {
  'GET /proposals/:id/form/blocks': {
    ...anApplication,
    summary: 'Answers the form of an application as it was read: headings, paragraphs, tables and fields.',
    response: formBlocksResponse,
  },
  'GET /proposals/:id/form/file': {
    ...anApplication,
    summary: 'Answers the file of the form, as it was uploaded.',
    response: 'file',
  },
  'POST /proposals/:id/form/mark': {
    ...anApplication,
    summary: 'Marks a line of the form as a question, which is answered, or as something to do.',
    body: markLineRequest,
    response: proposalResponse,
  },
  'GET /proposals/:id/form/doubtfulLines': {
    work: 'heavy',
    ...anApplication,
    summary: 'Answers the lines of the form that may be questions or not, and what was told of some.',
    response: doubtfulLinesResponse,
  },
  'POST /proposals/:id/form/toldLines': {
    work: 'heavy',
    ...anApplication,
    summary: 'Keeps whether a line of the form is a question, and finds the questions again.',
    body: tellLineRequest,
    response: proposalResponse,
  },
  'POST /proposals/:id/form/confirm': {
    ...anApplication,
    summary: 'Says that what was found in the form is right, whatever seemed not to fit.',
    response: proposalResponse,
  },
  'GET /proposals/:id/filledForm': {
    work: 'file',
    ...anApplication,
    summary: 'Downloads the funder’s own file with the answers of the application in it.',
    query: filledFormQuery,
    response: 'file',
  },
  'GET /proposals/:id/filledForm/places': {
    work: 'file',
    ...anApplication,
    summary: 'Answers which places of the form are filled, which stay empty and why.',
    response: filledPlacesResponse,
  },
  'POST /proposals/:id/questions/:questionId/answerPlace': {
    access: 'user',
    params: { id: 'proposal', questionId: 'question' },
    summary: 'Keeps where in the form the answer to a question is to be written, and how it is set there.',
    body: pointToPlaceRequest,
    response: success,
  },
  'POST /proposals/:id/items/:itemId': {
    ...anItem,
    summary: 'Ticks off what a form wants done, takes an answer for it, or changes its text or kind.',
    body: changeItemRequest,
    response: proposalResponse,
  },
  'POST /proposals/:id/items/:itemId/remove': {
    ...anItem,
    summary: 'Takes something off the list of what a form wants done.',
    response: proposalResponse,
  },
  'POST /proposals/:id/items/:itemId/ask': {
    ...anItem,
    summary: 'Makes a question of what a form wants done, and has it answered.',
    response: proposalResponse,
  },
  'POST /proposals/:id/questions/:questionId/makeItem': {
    access: 'user',
    params: { id: 'proposal', questionId: 'question' },
    summary: 'Makes something to do of a question that text does not answer.',
    body: makeItemRequest,
    response: proposalResponse,
  },
} as const satisfies CallTable
