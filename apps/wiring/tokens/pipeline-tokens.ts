import type { DeadlineWalk, PipelineReader } from '../../../core/pipeline/ports.ts'
import type { FormTermsFinder } from '../../../core/proposals/ports.ts'
import type { SendDeadlineNotice } from '../../../core/pipeline/send-deadline-notice.ts'
import type { SendDeadlineReminders } from '../../../core/pipeline/send-deadline-reminders.ts'
import { token } from './token.ts'

export const pipelineTokens = {
  reader: token<PipelineReader>('PipelineReader'),
  deadlineWalk: token<DeadlineWalk>('DeadlineWalk'),
  formTerms: token<FormTermsFinder>('FormTermsFinder'),
  sendDeadlineNotice: token<SendDeadlineNotice>('SendDeadlineNotice'),
  sendDeadlineReminders: token<SendDeadlineReminders>('SendDeadlineReminders'),
}
