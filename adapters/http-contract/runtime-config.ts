import { z } from 'zod'
import { success } from './envelope.ts'

/** What the server tells the web app before anybody logs in: `GET /api/config`, and in the page itself. */
export const runtimeConfig = z.object({
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
