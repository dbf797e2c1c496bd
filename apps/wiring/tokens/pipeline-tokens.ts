import type { DeadlineWalk } from '../../../core/pipeline/ports/deadline-walk.ts'
import type { FormTermsFinder } from '../../../core/proposals/ports/form-terms-finder.ts'
import type { PipelineReader } from '../../../core/pipeline/ports/pipeline-reader.ts'
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
