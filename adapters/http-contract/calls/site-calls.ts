import { z } from 'zod'
import type { CallTable } from '../call.ts'
import { configResponse } from '../runtime-config.ts'

/** What the installation says of itself. */
export const siteCalls = {
  'GET /config': {
    summary: 'Answers what the web app is told before anybody logs in.',
    access: 'anyone',
    response: configResponse,
  },
  'GET /openapi.json': {
    work: 'heavy',
    summary: 'Answers this description of all calls, in OpenAPI 3.1.',
    access: 'anyone',
    response: 'file',
  },
  'GET /docs': { summary: 'Shows this description as a page.', access: 'anyone', response: 'file' },
  'GET /docs/:file': {
    summary: 'Answers the files of that page.',
    access: 'anyone',
    params: { file: z.string() },
    response: 'file',
  },
} as const satisfies CallTable
