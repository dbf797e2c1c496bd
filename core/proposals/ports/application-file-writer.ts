import type { ApplicationText } from '../application-text.ts'

export interface ApplicationFileWriter {
  /** The whole application as one file of the writer's format. */
  write(application: ApplicationText): Promise<Uint8Array>
}
