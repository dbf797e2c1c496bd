import { ContainerModule } from 'inversify'
import { ExtractiveFormTermsFinder } from '../../../adapters/extractive/form-terms/extractive-form-terms-finder.ts'
import { ListApplications } from '../../../core/pipeline/list-applications.ts'
import { SendDeadlineNotice } from '../../../core/pipeline/send-deadline-notice.ts'
import { SendDeadlineReminders } from '../../../core/pipeline/send-deadline-reminders.ts'
import { ViewFormTerms } from '../../../core/pipeline/view-form-terms.ts'
import { ViewHome } from '../../../core/pipeline/view-home.ts'
import { construct } from '../tokens/token.ts'
import { pipelineTokens } from '../tokens/pipeline-tokens.ts'
import { coreTokens, databaseTokens, readingTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, waitingReader } = databaseTokens
const { reader, deadlineWalk } = pipelineTokens
const { clock, mailer, webUrl } = systemTokens

/** Deadlines, and the stages of the account's applications. */
export const pipelineModule = new ContainerModule((module) => {
  construct(module, pipelineTokens.formTerms, ExtractiveFormTermsFinder, [readingTokens.analyser])
  construct(module, useCaseTokens.viewHome, ViewHome, [reader, waitingReader, clock])
  construct(module, useCaseTokens.listApplications, ListApplications, [reader, clock])
  construct(module, useCaseTokens.viewFormTerms, ViewFormTerms, [work])
  construct(module, pipelineTokens.sendDeadlineReminders, SendDeadlineReminders, [
    work,
    deadlineWalk,
    coreTokens.grantSources,
  ])
  construct(module, pipelineTokens.sendDeadlineNotice, SendDeadlineNotice, [work, mailer, clock, webUrl])
})
