import type { AccountId, ReportId } from '../shared/ids.ts'
import { keptTextOf } from '../texts/drafts.ts'
import type { OpenText } from '../texts/open-text.ts'
import { NO_DETAIL } from '../texts/text-version.ts'
import { reportNotFound } from './find-report.ts'
import type { Reports } from './ports.ts'
import { completeReport, type Report } from './report.ts'

/** The text of a report. Throws `not-found` for an absent report or one of another account. */
export async function openReportText(
  { reports }: { readonly reports: Reports },
  accountId: AccountId,
  id: ReportId,
): Promise<OpenText> {
  const report = await reports.find(accountId, id)
  if (!report) throw reportNotFound()
  return {
    ...reportTextOf(report),
    save: async (next) => {
      if (next === null) await reports.save(report)
      else {
        const written = { text: next.text, sources: next.detail.sources, textState: next.state }
        await reports.save({ ...completeReport(report, written), lastModified: next.state.writtenAt })
      }
    },
  }
}

/** The text as the text history uses it. */
export function reportTextOf({
  id,
  accountId,
  text,
  textState,
  sources,
  usage,
  createdAt: writtenAt,
}: Report): Pick<OpenText, 'accountId' | 'owner' | 'current'> {
  const current = keptTextOf(text, textState, { usage, writtenAt }, { ...NO_DETAIL, sources })
  return { accountId, owner: { kind: 'report', id }, current }
}
