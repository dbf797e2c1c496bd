import { Button, Form, Input } from 'antd'
import { useEffect } from 'react'
import type { Funder } from '../../../../../adapters/http-contract/funders.ts'
import { useSavedInput } from '../../shared/saved-input.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FunderOverview } from '../../shared/ui/FunderOverview.tsx'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { usePollWhile } from '../../shared/use-poll-while.ts'
import { useLoadAnyFunderQuery, useRenewFunderOverviewMutation } from './funder-endpoints.ts'
import { useLoadJobQuery } from './job-endpoints.ts'

const words = texts.funders

/** Polling interval in milliseconds. */
const POLL = 2000

export interface Naming {
  readonly funderName: string
  readonly charityNumber: string
}

interface FunderModalProps {
  /** Empty if none is open. */
  readonly funderId: string
  /** The only account that may see it, if known. */
  readonly accountId: string | null
  /** Values typed before a save failed. */
  readonly typed: Naming | null
  readonly isSaving: boolean
  readonly onSave: (naming: Naming) => void
  readonly onClose: () => void
}

/** Requests a new overview, and polls until it is there. */
function useRenewal(funderId: string, refetch: () => unknown) {
  const [renew, { data: jobId = '', error, isLoading }] = useRenewFunderOverviewMutation()
  const { currentData, refetch: look } = useLoadJobQuery(jobId, { skip: jobId === '' })
  const job = jobId === '' ? undefined : currentData?.job
  const hasEnded = job?.state === 'completed' || job?.state === 'failed'
  usePollWhile(jobId !== '' && !hasEnded, POLL, look)
  useEffect(() => {
    if (hasEnded) void refetch()
  }, [hasEnded, refetch])
  return { job, error, isBusy: isLoading || (jobId !== '' && !hasEnded), renew: () => void renew(funderId) }
}

function Overview({ funder, refetch }: { readonly funder: Funder; readonly refetch: () => unknown }) {
  const { job, error, isBusy, renew } = useRenewal(funder.id, refetch)
  return (
    <section className="stack" aria-label={words.overview}>
      <div className="row apart">
        <h3>{words.overview}</h3>
        <Button size="small" loading={isBusy} onClick={renew}>
          {words.refresh}
        </Button>
      </div>
      {isBusy && <Notice tone="quiet">{words.refreshing}</Notice>}
      {error !== undefined && <FailureNotice error={error} heading={words.refreshFailed} />}
      {job?.state === 'failed' && (
        <Notice tone="error" heading={words.refreshFailed}>
          {job.failReason}
        </Notice>
      )}
      {job?.state === 'completed' && <Notice tone="good">{job.result}</Notice>}
      <FunderOverview funder={funder} />
    </section>
  )
}

interface NamingFormProps {
  readonly naming: Naming
  readonly onChange: (naming: Naming) => void
}

function NamingForm({ naming, onChange }: NamingFormProps) {
  const field = (name: keyof Naming, label: string) => (
    <Form.Item label={label} htmlFor={name} required>
      <Input
        id={name}
        autoComplete="off"
        value={naming[name]}
        onChange={(event) => onChange({ ...naming, [name]: event.target.value })}
      />
    </Form.Item>
  )
  return (
    <Form layout="vertical">
      {field('funderName', words.funderName)}
      {field('charityNumber', words.charityNumber)}
    </Form>
  )
}

const namingOf = ({ funderName, charityNumber }: Funder): Naming => ({
  funderName,
  charityNumber: charityNumber ?? '',
})

/** A funder's details; its name and number can be edited. */
export function FunderModal({ funderId, accountId, typed, isSaving, onSave, onClose }: FunderModalProps) {
  const isOpen = funderId !== ''
  const { currentData, error, refetch } = useLoadAnyFunderQuery(funderId, { skip: !isOpen })
  const [change, setChange] = useSavedInput<{ readonly of: string; readonly naming: Naming } | null>('funder', null)
  const before = typed ?? (currentData ? namingOf(currentData) : { funderName: '', charityNumber: '' })
  const naming = change?.of === funderId ? change.naming : before
  const isBlank = naming.funderName.trim() === '' || naming.charityNumber.trim() === ''
  return (
    <Dialog
      open={isOpen}
      title={currentData?.funderName ?? words.title}
      width={720}
      cancelText={words.close}
      okText={words.save}
      okButtonProps={{ disabled: isBlank || isSaving || currentData === undefined, loading: isSaving }}
      onOk={() => onSave(naming)}
      onCancel={onClose}
      afterEnd={() => setChange(null)}
      destroyOnHidden
    >
      <LoadState
        query={{ data: currentData, error, refetch }}
        skeleton={<SkeletonLines count={8} />}
        missing={{ title: words.missing, hint: words.missingHint, action: null }}
      >
        {(funder) => (
          <div className="stack">
            {accountId !== null && <Notice tone="info">{words.notPublic}</Notice>}
            <NamingForm naming={naming} onChange={(to) => setChange({ of: funderId, naming: to })} />
            <Overview key={funder.id} funder={funder} refetch={refetch} />
          </div>
        )}
      </LoadState>
    </Dialog>
  )
}
