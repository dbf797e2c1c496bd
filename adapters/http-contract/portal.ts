import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import type { CallTable } from './call.ts'
import { counting, minimum } from './proposals.ts'

const dataFeature = z.enum([
  ...[
    'forms',
    'answers',
    'chat',
    'checks',
    'cover-letters',
    'reports',
    'overviews',
    'briefs',
    'facts',
    'descriptions',
    'funders',
    'search',
  ],
  ...['scans', 'mail', 'files', 'task-board', 'errors', 'support'],
] as const)

/** What a part of the product shows to whom. */
const dataFlow = z.object({
  feature: dataFeature,
  /** The service as it is configured; null where nothing leaves the server. */
  service: z.string().nullable(),
  /** Whether it is work for a language model, which the account can keep from being asked. */
  isModel: z.boolean(),
})
export type DataFlow = z.infer<typeof dataFlow>

export const dataFlowsResponse = success.extend({ flows: z.array(dataFlow).readonly() })

/** What the server tells the web app before anybody logs in: `GET /api/config`, and in the page itself. */
const runtimeConfig = z.object({
  apiBaseUrl: z.string(),
  releaseStage: z.enum(['development', 'production']),
  /** As people know it, and whether it runs on the operator's own servers; null where the built-in writer is at work. */
  languageModel: z.object({ name: z.string(), isLocal: z.boolean() }).nullable(),
  maxUploadMb: z.number(),
  /** False where messages stay on the server, as files in its outbox folder. */
  mailConfigured: z.boolean(),
  /** Where the web app reports errors; null where it reports none. */
  errorReporting: z.object({ dsn: z.string(), environment: z.string() }).nullable(),
  supportWidget: z.object({ url: z.string(), token: z.string() }).nullable(),
})
export type RuntimeConfig = z.infer<typeof runtimeConfig>

/** The same as the page itself holds it. */
export interface PageConfig extends RuntimeConfig {
  /** Where the web app lies on its host, such as `/grants`; empty at the root. */
  readonly webPath: string
}

export const configResponse = success.extend(runtimeConfig.shape)

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

/** `changed`: the answer was changed after somebody had copied it. */
const copyState = z.enum(['unanswered', 'not-copied', 'copied', 'changed'])

/** An answer as it is pasted into the funder's web form; empty where there is none. Counts are those of the form. */
const portalAnswer = z.object({
  questionId: identifier,
  number: z.string().nullable(),
  section: z.string().nullable(),
  question: z.string(),
  guidance: z.string().nullable(),
  word_limit: z.number().int().nullable(),
  characters_limit: z.number().int().nullable(),
  minimum: minimum.nullable(),
  text: z.string(),
  words: z.number().int(),
  characters: z.number().int(),
  isOverLimit: z.boolean(),
  state: copyState,
  /** Places that its sources do not hold or that leave something to be chosen; 0 where the answer was checked. */
  toCheck: z.number().int(),
  /** What it still lacks, in words for the user. */
  lacking: z.array(z.string()),
})
export type PortalAnswer = z.infer<typeof portalAnswer>

export const portalResponse = success.extend({
  name: z.string(),
  counting: counting.nullable(),
  answers: z.array(portalAnswer),
})

/** Whether the answer as it is now was copied. */
export const markCopiedRequest = z.object({ copied: z.boolean() })
