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

/** Data that a part of the product passes on, and its recipient. */
const dataFlow = z.object({
  feature: dataFeature,
  /** The configured service; null if nothing leaves the server. */
  service: z.string().nullable(),
  /** Whether it uses a language model, which the account can switch off. */
  isModel: z.boolean(),
})
export type DataFlow = z.infer<typeof dataFlow>

export const dataFlowsResponse = success.extend({ flows: z.array(dataFlow).readonly() })

/** Configuration of the web app before log-in: `GET /api/config`, and in the page itself. */
const runtimeConfig = z.object({
  apiBaseUrl: z.string(),
  releaseStage: z.enum(['development', 'production']),
  /** Its name for users, and whether it runs on the operator's servers; null for the built-in writer. */
  languageModel: z.object({ name: z.string(), isLocal: z.boolean() }).nullable(),
  maxUploadMb: z.number(),
  /** False if mails stay on the server, as files in its outbox folder. */
  mailConfigured: z.boolean(),
  /** Target of the web app's error reports; null for none. */
  errorReporting: z.object({ dsn: z.string(), environment: z.string() }).nullable(),
  supportWidget: z.object({ url: z.string(), token: z.string() }).nullable(),
})
export type RuntimeConfig = z.infer<typeof runtimeConfig>

/** The configuration in the page itself. */
export interface PageConfig extends RuntimeConfig {
  /** Path of the web app on its host, such as `/grants`; empty at the root. */
  readonly webPath: string
}

export const configResponse = success.extend(runtimeConfig.shape)

/** Information about the installation. */
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

/** `changed`: the answer changed after it was copied. */
const copyState = z.enum(['unanswered', 'not-copied', 'copied', 'changed'])

/** An answer as text to paste into the funder's web form; empty without one. Counts follow the form's rules. */
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
  /** Number of statements without a source and of open choices; 0 for a checked answer. */
  toCheck: z.number().int(),
  /** Points that it lacks, in words for the user. */
  lacking: z.array(z.string()),
})
export type PortalAnswer = z.infer<typeof portalAnswer>

export const portalResponse = success.extend({
  name: z.string(),
  counting: counting.nullable(),
  answers: z.array(portalAnswer),
})

/** Whether the current answer was copied. */
export const markCopiedRequest = z.object({ copied: z.boolean() })
