import { Input } from 'antd'
import { useId } from 'react'
import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { instantOf, localTime, ownZone } from '../../shared/pipeline/zoned-time.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { Deadline } from '../../shared/pipeline/Deadline.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useChangeReportDueMutation } from './changing-endpoints.ts'

const words = texts.plan
const END_OF_DAY = '23:59'
const FIELD_WIDTH = 160

/** The report's due date, inclusive, in the time zone of the person who first chose it. */
export function ReportDue({ report: { id, dueAt, dueZone } }: { readonly report: Report }) {
  const [change, { error, isLoading }] = useChangeReportDueMutation()
  const fieldId = useId()
  const zone = dueZone ?? ownZone()
  const day = dueAt === null ? '' : localTime(dueAt, zone).slice(0, 10)
  const save = (chosen: string) =>
    void change(
      chosen === '' ? { id, dueAt: null } : { id, dueAt: instantOf(`${chosen}T${END_OF_DAY}`, zone), dueZone: zone },
    )
  return (
    <div className="stack tight">
      <div className="row small">
        <label htmlFor={fieldId} className="muted">
          {words.reportDue}
        </label>
        <Input
          id={fieldId}
          type="date"
          size="small"
          style={{ width: FIELD_WIDTH }}
          title={words.reportDueHint}
          disabled={isLoading}
          value={day}
          onChange={(event) => save(event.target.value)}
        />
        {dueAt !== null && <Deadline at={dueAt} zone={dueZone} />}
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </div>
  )
}
